import { createHash } from 'node:crypto'
import { checkUuid } from '#values/uuid.ts'
import type { FaultName } from '#definition/wire.ts'
import type { CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { Refused, refused } from '../../app/refused.ts'
import { servedFile } from '../../files/served.ts'
import {
  validateExchangeFile,
  validateFile,
  validateSchemaFile,
  type ValidateContent,
} from './file-validation.ts'
import type { Row } from '../../store/generated/database.ts'

const upload =
  <Code extends FaultName>(
    definitions: ServerDefinitions,
    kind: Row<'connection_files'>['kind'],
    validate: ValidateContent<Code>,
  ) =>
  async ({ trx, tenant, upload: sent }: Pick<CallRequest, 'trx' | 'tenant' | 'upload'>) => {
    const outcome = validateFile(sent, validate, definitions)
    if (outcome instanceof Refused) return outcome
    if (!sent) return refused('file-required')
    const { content } = sent
    const size = content.length
    const sha256 = createHash('sha256').update(content).digest('hex')
    const { id: fileId } = await trx
      .insertInto('connection_files')
      .values({ org_id: tenant.orgId, kind, ...outcome, size, sha256, uploaded_by: tenant.userId, content })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { body: { fileId, ...outcome, size }, record: { sha256 } }
  }

/** Reads a file; the database's policies decide who may see it. */
const read =
  (kind: Row<'connection_files'>['kind']) =>
  async ({ trx, params }: Pick<RequestOf<'exchanges.content'>, 'trx' | 'params'>) => {
    const id = params.fileId
    const row = checkUuid(id)
      ? undefined
      : await trx
          .selectFrom('connection_files')
          .select(['name', 'type', 'content'])
          .where('id', '=', id)
          .where('kind', '=', kind)
          .executeTakeFirst()
    return row ? servedFile(row) : refused('not-found')
  }

/** Handlers of the files of exchanges, and of files that hold a schema. */
export const connectionFileHandlers = ({ definitions }: { definitions: ServerDefinitions }): Handlers => ({
  'exchanges.upload': upload(definitions, 'exchange', validateExchangeFile),
  'exchanges.content': read('exchange'),
  'schemas.upload': upload(definitions, 'schema', validateSchemaFile),
  'schemas.content': read('schema'),
})
