import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { Handlers, CallRequest } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { isListed } from '../languages/lists.ts'
import { kindOf } from './kind.ts'
import { endingOf, safeName } from './name.ts'
import { servedFile } from './served.ts'
import { unpacksWithin } from './zip.ts'
import type { Feature } from '../feature.ts'
import { defineForgetting } from '../jobs/forgetting.ts'
import { fileForgetting } from './file-expiry.ts'

/** Validates an upload in this order: presence, size, name, and content against its extension (ERR-016). */
const validateFile = (
  upload: { name: string; content: Buffer } | undefined,
  definitions: ServerDefinitions,
) => {
  if (!upload || upload.content.length === 0) return refused('file-required')
  if (upload.content.length > limitOf(definitions, 'fileBytes')) return refused('file-too-large')
  const name = safeName(upload.name)
  if (name === undefined) return refused('file-bad-policy')
  const kind = kindOf(upload.content)
  const ending = endingOf(name)
  if (!kind || !kind.endings.includes(ending) || !isListed(definitions, 'document-kinds', ending))
    return refused('file-bad-type')
  if (kind.isPacked && !unpacksWithin(upload.content, limitOf(definitions, 'unpackedBytes')))
    return refused('file-bad-policy', { says: sayRefusals('tooMuchInside') })
  return { name, type: kind.type, content: upload.content }
}

/** Returns the file ID in the path, or undefined if it is no UUID. */
const idOf = ({ params }: CallRequest): string | undefined => {
  const id = params.fileId ?? ''
  return checkUuid(id) ? undefined : id
}

/** Returns true if a record is a payment that waits for approval: its approver sees the documents it came with. */
const waitsForApproval = async ({ trx }: CallRequest, id: string): Promise<boolean> => {
  const waiting = trx.selectFrom('approvals').select('id').where('payment_id', '=', id)
  const open = waiting.where('status', '=', 'pending').where('expires_at', '>', sql<Date>`app_now()`)
  return (await open.executeTakeFirst()) !== undefined
}

const handlersOf = (dependencies: { definitions: ServerDefinitions }): Handlers => ({
  'files.upload': async ({ trx, tenant, upload }) => {
    const file = validateFile(upload, dependencies.definitions)
    if (file instanceof Refused) return file
    const size = file.content.length
    const sha256 = createHash('sha256').update(file.content).digest('hex')
    const owner = { org_id: tenant.orgId, environment: tenant.environment, uploaded_by: tenant.userId }
    const row = await trx
      .insertInto('files')
      .values({ ...owner, name: file.name, type: file.type, size, sha256, content: file.content })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { body: { fileId: row.id, name: file.name, size, type: file.type }, record: { sha256 } }
  },
  'files.reference': async (request) => {
    const id = idOf(request)
    const file =
      id && (await request.trx.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst())
    if (!file) return refused('not-found')
    const reference = request.body.referenceId
    const { orgId, environment } = request.tenant
    const existing = await request.trx
      .selectFrom('file_references')
      .select('file_id')
      .where('file_id', '=', file.id)
      .where('reference_id', '=', reference)
      .executeTakeFirst()
    if (existing) return { body: {} }
    if (await waitsForApproval(request, reference)) return refused('document-too-late')
    await request.trx
      .insertInto('file_references')
      .values({ org_id: orgId, environment, file_id: file.id, reference_id: reference })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { body: {} }
  },
  'files.read': async (request) => {
    const id = idOf(request)
    const file =
      id && (await request.trx.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst())
    return file ? servedFile(file) : refused('not-found')
  },
})

export const feature: Feature = (dependencies) => {
  const { store, jobs, definitions } = dependencies
  defineForgetting(jobs, store, fileForgetting(limitOf(definitions, 'unusedFileDays')))
  return handlersOf(dependencies)
}
