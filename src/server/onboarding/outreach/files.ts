import { filesOf } from '#engine/field/file.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import type { Answers } from '#engine/flow/types.ts'
import { checkUuid } from '#values/uuid.ts'
import { refusedField } from '../../app/refused.ts'
import type { Trx } from '../../store/tenant.ts'

const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(String).filter((id) => checkUuid(id) === undefined)

const findFiles = async (trx: Trx, ids: readonly string[], before: unknown) => {
  const rows =
    ids.length === 0
      ? []
      : await trx.selectFrom('files').select(['id', 'name', 'size', 'type']).where('id', 'in', ids).execute()
  const uploaded = rows.map(({ id, ...file }) => ({ fileId: id, ...file }))
  // A file uploaded in another environment is invisible here; it was checked when it was stored.
  const stored = filesOf(before).map(({ fileId, name, size, type }) => ({ fileId, name, size, type }))
  return [...uploaded, ...stored]
}

/** Adds its name to each file in the answers, for later display; an unknown file is refused. */
export const withFiles = async (trx: Trx, flow: LinkedFlow, answers: Answers, before: Answers) => {
  const whole: Record<string, unknown> = { ...answers }
  for (const [id, { definition }] of flow.fields) {
    if (definition.type !== 'file' || !(id in answers)) continue
    const ids = idsIn(answers[id])
    const existing = await findFiles(trx, ids, before[id])
    const files = ids.map((file) => existing.find(({ fileId }) => fileId === file))
    if (files.includes(undefined)) return refusedField('document-unknown', id)
    whole[id] = files
  }
  return whole
}
