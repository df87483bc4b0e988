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
  await hear('batches.accept', `/batch_upload/${id}/accept_quote`, { key: randomUUID(), body: {} })
  await world.jobs.settle()
  await hear('batches.read', `/batch_upload/${id}`)
  await hear('batches.rows', `/batch_upload/${id}/rows`)
  const { identityId } = await identityNamed(person, 'Taller Azul')
  const row = { beneficiaryIdentityId: identityId, amount: '10', internalId: 'B-2' }
  await hear('batches.create', '/batch_upload', { body: { rows: [row] }, key: randomUUID() })
}

/** A batch of rows that say all that a row may say. */
export const sendRows = async (hear: Hear, person: Caller) => {
  const { identityId } = await identityNamed(person, 'Oficina Ipe')
  const { identityId: originatorIdentityId } = await identityNamed(person, 'Meadow Bakery', 'ORIGINATOR')
  const row = {
    beneficiaryIdentityId: identityId,
    amount: '431.21',
    amountType: 'DESTINATION_AMOUNT',
    internalId: 'B-3',
    purposeCode: 'SUPPLIER',
    sourceOfCash: 'SAVINGS',
    originatorIdentityId,
    paymentMemo: 'Row',
  }
  const body = { batchName: 'Every column', rows: [row] }
  const { batch_id: id } = (await hear(
    'batches.create',
    '/batch_upload',
    { body, key: randomUUID() },
    person,
  )) as {
    batch_id: string
  }
  await hear('batches.read', `/batch_upload/${id}`, {}, person)
  await hear('batches.rows', `/batch_upload/${id}/rows`, {}, person)
}
