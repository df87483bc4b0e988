import type { FaultName } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { CallRequest, Handlers } from '../app/call.ts'
import { Refused, refusedField } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { activeFlags } from '../flags/active.ts'
import { notifyOfNewAccount, notifyOfPayeeChange } from './payee/payee-notice.ts'
import { addInstrument } from './add-instrument.ts'
import { accountOf, accountShort, toIdentity, toIdentityRecord, type IdentityRow } from './answer.ts'
import { auditOf } from './change/changes.ts'
import { findByAccount } from './by-account.ts'
import {
  corridorFor,
  createIdentity,
  type FindCorridor,
  type IdentityDependencies,
} from './identity-creation.ts'
import { deleteIdentity } from './identity-deletion.ts'
import { findIdentity, instrumentsOf } from './stored-identity.ts'
import { toInstrument } from './instrument.ts'
import { listIdentities, readKey } from './list.ts'
import { fromV2, fromV3, type NewIdentity } from './new-identity.ts'
import { furtherAccountAt, instrumentChangesAt, payeeChangesAt } from './payee/payee-change.ts'
import { changeIdentity } from './change/identity-change.ts'
import { waitingChangesOf } from './change/waiting-changes.ts'
import { versionOf } from './version.ts'
import type { Feature } from '../feature.ts'

const identityHandlers = (dependencies: IdentityDependencies): Handlers => {
  const { definitions } = dependencies
  const dependenciesOf = ({ session }: CallRequest) => ({
    ...dependencies,
    flags: activeFlags(definitions.library.flags, session.organisation.flags),
    credential: session.credential,
  })
  const changeOf = async ({ trx, now }: Pick<CallRequest, 'trx' | 'now'>, row: IdentityRow) =>
    (await payeeChangesAt(trx, definitions, [row], now)).get(row.id)
  const record = async (request: Pick<CallRequest, 'trx' | 'now'>, row: IdentityRow) => {
    const { trx, now } = request
    const instruments = await instrumentsOf(trx, row.id)
    const changes = {
      payee: await changeOf(request, row),
      further: await furtherAccountAt(trx, definitions, row, now),
      instruments: await instrumentChangesAt(trx, definitions, instruments, now),
      waiting: (await waitingChangesOf(trx, [row.id])).get(row.id),
    }
    return { body: toIdentityRecord(row, instruments, changes), headers: { etag: `"${row.version}"` } }
  }
  const add = async <Code extends FaultName>(
    request: CallRequest,
    newIdentity: NewIdentity,
    findCorridor: FindCorridor<Code>,
  ) => {
    const { trx, tenant, session } = request
    const row = await createIdentity(trx, tenant, dependenciesOf(request), newIdentity, findCorridor)
    if (row instanceof Refused) return row
    const account = accountShort(row)
    if (account !== '')
      await notifyOfNewAccount(trx, definitions, { tenant, session }, { payee: row, account })
    // Earlier owners of the account go to the audit trail, whether or not people were notified.
    const others = (await findByAccount(trx, accountOf(row))).filter(
      ({ identityId }) => identityId !== row.id,
    )
    const sameAccountAs = others.length > 0 ? others : undefined
    return {
      body: toIdentity(row, await changeOf(request, row)),
      record: { nickName: row.nick_name, sameAccountAs },
    }
  }
  const read = async (request: CallRequest) => {
    const row = await findIdentity(request.trx, request.params.id)
    return row instanceof Refused ? row : record(request, row)
  }
  return {
    'identities.list': async ({ trx, now, query }) => {
      const { pagination_key: key, size, ...requested } = query
      const place = key === undefined ? undefined : readKey(key)
      if (key !== undefined && !place)
        return refusedField('invalid-request', 'pagination_key', sayRefusals('listKey'), 'format')
      const most = size ?? limitOf(definitions, 'pageSizeMax')
      return { body: await listIdentities({ trx, now }, definitions, requested, most, place) }
    },
    'identities.byAccount': async ({ trx, body }) => ({
      body: { identities: await findByAccount(trx, body.account) },
    }),
    'identities.read': read,
    'identities.create': (request) => add(request, fromV2(request.body), corridorFor),
    // Accounts are added later as financial instruments, so the destination is still unknown.
    'identities.createV3': (request) => add(request, fromV3(request.body), async () => undefined),
    'identities.update': async (request) => {
      const { trx, tenant, params, body, headers } = request
      const version = versionOf(body, headers['if-match'])
      if (version === undefined)
        return refusedField('invalid-request', 'version', sayRefusals('version'), 'required')
      const change = { ...body, version }
      const changed = await changeIdentity(trx, tenant, dependenciesOf(request), params.id, change)
      if (changed instanceof Refused) return changed
      await notifyOfPayeeChange(trx, definitions, request, changed)
      return { ...(await record(request, changed.after)), audit: auditOf(changed) }
    },
    'identities.delete': async ({ trx, tenant, params }) => {
      const deleted = await deleteIdentity(trx, tenant, params.id)
      if (deleted instanceof Refused) return deleted
      const { row, isKept } = deleted
      const { identity_type: identityType, nick_name: nickName } = row
      return { body: {}, record: { identityType, nickName, keptForPayments: isKept } }
    },
    'identities.addInstrument': async (request) => {
      const { trx, tenant, session, params, body } = request
      const added = await addInstrument(trx, tenant, dependenciesOf(request), params.id, body)
      if (added instanceof Refused) return added
      const { usAch, ...instrument } = toInstrument(added.instrument)
      const account = `…${usAch.accountNumber.slice(-4)}`
      await notifyOfNewAccount(trx, definitions, { tenant, session }, { payee: added.identity, account })
      const after = { bankRoutingNumber: usAch.bankRoutingNumber, accountNumber: usAch.accountNumber }
      return { body: { ...instrument, usAch }, record: { risk: 'high', before: null, after } }
    },
  }
}

/** Beneficiaries, originators and their accounts. */
export const feature: Feature = ({ network, definitions, data }) =>
  identityHandlers({ network, definitions, holders: data.holders })
