import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import { credentialOf } from '../app/origin.ts'
import { inWords } from '../languages/reader.ts'
import type { Library } from '#definition/library.ts'
import { faultInWords } from '../app/values/stored-fault.ts'
import { changeInWords } from '../languages/change-in-words.ts'

/** The permission needed to decide a change whose control no longer exists. */
const DECIDES = 'controls.decide'

export type ControlChangeRow = Row<'control_changes'>

const personOf = ({ id, first_name, last_name, email }: Row<'users'>) => ({
  id,
  name: `${first_name} ${last_name}`.trim(),
  email,
})

/**
 * Returns the reason of a rejected or failed change: a person's text, or a refusal in the reader's language.
 */
const reasonOf = (library: Library, { state, reason }: ControlChangeRow): string | undefined =>
  reason !== null && state === 'failed' ? faultInWords(library, reason) : (reason ?? undefined)

const messageOf = (library: Library, row: ControlChangeRow): string => {
  const { state, takes_effect_at } = row
  if (state === 'rejected' || state === 'failed') return reasonOf(library, row) ?? sayRefusals('unchanged')
  if (state === 'done') return sayRefusals('changeDone')
  if (state === 'cancelled') return sayRefusals('changeWithdrawn')
  return takes_effect_at === null ? sayRefusals('changeWaits') : sayRefusals('changeTimed')
}

/** Returns changes in API form, with the people who requested and decided them. */
export const toControlChanges = async (
  trx: Trx,
  { library }: Pick<ServerDefinitions, 'library'>,
  rows: readonly ControlChangeRow[],
) => {
  const ids = rows.flatMap(({ requested_by, decided_by }) =>
    decided_by ? [requested_by, decided_by] : [requested_by],
  )
  const existing =
    ids.length === 0 ? [] : await trx.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const people = new Map(existing.map((user) => [user.id, personOf(user)]))
  return rows.map((row) => ({
    id: row.id,
    control: inWords(library).controls[row.control]?.label ?? row.control,
    ...changeInWords(library, row),
    environment: row.environment,
    decides: library.controls[row.control]?.decides ?? DECIDES,
    state: row.state,
    message: messageOf(library, row),
    askedBy: people.get(row.requested_by)!,
    ...credentialOf(row),
    askedAt: row.requested_at.toISOString(),
    ...(row.takes_effect_at ? { takesEffectAt: row.takes_effect_at.toISOString() } : {}),
    ...(row.decided_by ? { decidedBy: people.get(row.decided_by)! } : {}),
    ...(row.decided_at ? { decidedAt: row.decided_at.toISOString() } : {}),
    ...(row.reason ? { reason: reasonOf(library, row) } : {}),
  }))
}
