import type { AuditEntry } from '../../store/audit.ts'
import type { IdentityRow } from '../answer.ts'
import type { Changed } from './identity-change.ts'

const ACCOUNT = /^CdtrA(cct|gt)\./

const isAccount = (name: string): boolean => ACCOUNT.test(name)

/** Returns the names of changed account fields. */
const accountChanges = (before: IdentityRow, after: IdentityRow): string[] => {
  const names = [...Object.keys(before.requirements), ...Object.keys(after.requirements)]
  return [...new Set(names)].filter(
    (name) => isAccount(name) && before.requirements[name] !== after.requirements[name],
  )
}

/** Builds the audit entry of a change; a new account is written in full, before and after. */
export const auditOf = ({ before, after }: Changed): AuditEntry => {
  const names = [...new Set([...Object.keys(before.requirements), ...Object.keys(after.requirements)])]
  const changed = names.filter((name) => before.requirements[name] !== after.requirements[name])
  const account = accountChanges(before, after)
  const answerOf = ({ extras }: IdentityRow, id: string) =>
    JSON.stringify(extras.find((one) => one.id === id)?.value)
  const extras = [...new Set([...before.extras, ...after.extras].map(({ id }) => id))]
  const of = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(account.map((name) => [name, values[name] ?? null]))
  const others = [
    ...(before.nick_name === after.nick_name ? [] : ['nickName']),
    ...(before.internal_id === after.internal_id ? [] : ['internalId']),
    ...extras.filter((id) => answerOf(before, id) !== answerOf(after, id)).map((id) => `extras.${id}`),
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
