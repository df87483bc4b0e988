import { checkUuid } from '#values/uuid.ts'
import type { CallRequest, Handlers, RequestOf } from '../../app/call.ts'
import { Refused, refused, refusedField } from '../../app/refused.ts'
import { servedFile } from '../../files/served.ts'
import { inOrder } from '../in-order.ts'
import { saveDocument, toDocument, type StoredDocument } from './document-storage.ts'
import { idOf } from '../../app/values/record-id.ts'

const find = async ({ trx }: CallRequest, id = '') =>
  checkUuid(id)
    ? undefined
    : trx.selectFrom('onboarding_documents').selectAll().where('id', '=', id).executeTakeFirst()

const toFile = ({ id, name, size, type }: StoredDocument) => ({ fileId: id, name, size, type })

/** Returns the one file of a request; more or fewer are refused (ONB-043). */
const oneFile = ({ body }: RequestOf<'taxDocuments.create'>) => {
  const { files } = body
  return files.length === 1 ? files[0]! : refusedField('document-one-file', 'files')
}

export const documentHandlers = (): Handlers => ({
  'taxDocuments.list': async ({ trx, query }) => {
    const rows = await trx
      .selectFrom('onboarding_documents')
      .select(['id', 'name', 'type', 'size', 'created_at'])
      .where('kind', '=', 'tax')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return { body: inOrder(rows.map(toDocument), query) }
  },
  'taxDocuments.read': async (request) => {
    const row = await find(request, request.params.id)
    return row ? { body: { ...toDocument(row), files: [toFile(row)] } } : refused('not-found')
  },
  'taxDocuments.content': async (request) => {
    const row = await find(request, request.params.fileId)
    return row ? servedFile(row) : refused('not-found')
  },
  'taxDocuments.create': async (request) => {
    const { trx, tenant } = request
    const fileId = oneFile(request)
    if (fileId instanceof Refused) return fileId
    const row = await saveDocument(trx, tenant, 'tax', fileId)
    if (!row) return refusedField('document-twice', 'files')
    if (row instanceof Refused) return row
    return { body: toDocument(row) }
  },
  'taxDocuments.delete': async (request) => {
    const id = idOf(request)
    if (!id) return refused('not-found')
    const row = await request.trx
      .deleteFrom('onboarding_documents')
      .where('id', '=', id)
      .where('kind', '=', 'tax')
      .returning('name')
      .executeTakeFirst()
    if (!row) return refused('deleted-already')
    return { body: {}, record: { name: row.name } }
  },
})
