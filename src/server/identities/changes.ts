import type { AuditEntry } from '../store/audit.ts'
import type { Trx } from '../store/tenant.ts'
import type { IdentityRow } from './answer.ts'
import { identityAt } from './find.ts'
import type { Changed } from './update.ts'

const ACCOUNT = /^CdtrA(cct|gt)\./

const isAccount = (name: string): boolean => ACCOUNT.test(name)

/** The names of an account whose values differ. */
const accountChanges = (before: IdentityRow, after: IdentityRow): string[] => {
  const names = [...Object.keys(before.requirements), ...Object.keys(after.requirements)]
  return [...new Set(names)].filter(
    (name) => isAccount(name) && before.requirements[name] !== after.requirements[name],
  )
}

/** Whether money sent now would go to another account than a payment of that moment was made for. */
export const isPaidElsewhere = async (trx: Trx, id: string, at: Date): Promise<boolean> => {
  const then = await identityAt(trx, id, at)
  const now = await trx.selectFrom('identities').selectAll().where('id', '=', id).executeTakeFirst()
  return then !== undefined && now !== undefined && accountChanges(then, now).length > 0
}

/** What a change comes to, for the trail; another account to pay to is told in full, before and after. */
export const auditOf = ({ before, after }: Changed): AuditEntry => {
  const names = [...new Set([...Object.keys(before.requirements), ...Object.keys(after.requirements)])]
  const changed = names.filter((name) => before.requirements[name] !== after.requirements[name])
  const account = accountChanges(before, after)
  const of = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(account.map((name) => [name, values[name] ?? null]))
  const others = [
    ...(before.nick_name === after.nick_name ? [] : ['nickName']),
    ...(before.internal_id === after.internal_id ? [] : ['internalId']),
  ]
  return {
    action: account.length > 0 ? 'identity.change-account' : 'identity.update',
    objectType: 'identity',
    objectId: after.id,
    details: {
      nickName: after.nick_name,
      version: after.version,
      changed: [...others, ...changed],
      ...(account.length > 0
        ? { risk: 'high', before: of(before.requirements), after: of(after.requirements) }
        : {}),
    },
  }
}
