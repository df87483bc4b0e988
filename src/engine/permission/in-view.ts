import type { Call } from '#definition/generated/call.ts'
import { isOpenInView } from '#definition/in-view.ts'
import type { LinkedPermission, LinkedPermissions } from './link.ts'

type Requested = Pick<Call, 'permission' | 'inView' | 'method' | 'answer'>

/**
 * Returns the permissions of a person who views a client. A permission is missing if all its calls are closed
 * in the view, or if its definition says so. Its refusal is the given sentence (TRU-418). The server refuses
 * each call itself.
 */
export function permissionsInView(
  permissions: LinkedPermissions,
  calls: readonly Requested[],
  refusal: string,
): LinkedPermissions {
  const open = new Set(calls.filter(isOpenInView).map(({ permission }) => permission))
  const closed = new Set(calls.map(({ permission }) => permission).filter((id) => !open.has(id)))
  const inView = (id: string, permission: LinkedPermission): LinkedPermission =>
    closed.has(id) || permission.definition.inView === 'closed'
      ? { ...permission, roles: new Set(), definition: { ...permission.definition, refusal } }
      : permission
  return new Map([...permissions].map(([id, permission]) => [id, inView(id, permission)]))
}
