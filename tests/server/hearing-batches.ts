import { randomUUID } from 'node:crypto'
import type { Hear } from './hearing.ts'
import { identityNamed, type Caller } from './paying.ts'
import type { World } from './world.ts'

/** Every call about batches, one that was uploaded and others of the same person. */
export const hearBatches = async (hear: Hear, world: World, person: Caller, id: string) => {
  await hear('batches.rows', `/batch_upload/${id}/rows`)
  await hear('batches.file', `/batch_upload/${id}/template_presigned_url`)
  await hear('batches.quote', `/batch_upload/${id}/quote`, { key: randomUUID() })
  await world.jobs.settle()
  await hear('batches.read', `/batch_upload/${id}`)
  await hear('batches.accept', `/batch_upload/${id}/accept_quote`, { key: randomUUID() })
  await world.jobs.settle()
  await hear('batches.read', `/batch_upload/${id}`)
  await hear('batches.rows', `/batch_upload/${id}/rows`)
  const { identityId } = await identityNamed(person, 'Taller Azul')
  const row = { beneficiaryIdentityId: identityId, amount: '10', internalId: 'B-2' }
  await hear('batches.create', '/batch_upload', { body: { rows: [row] }, key: randomUUID() })
}
