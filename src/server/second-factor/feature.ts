import { isOwnPerson, type CallRequest, type RequestOf } from '../app/call.ts'
import { refused } from '../app/refused.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import { resetSecondFactor } from './reset.ts'
import { keyAddress } from './one-time-code.ts'
import { pictureOf } from './picture.ts'
import { beginFactor, confirmFactor, readFactor, removeFactor, renewCodes } from './storage.ts'
import type { Feature } from '../feature.ts'
import { secondFactorPolicyHandlers } from './policy.ts'

const notifyOwner = (
  { trx, tenant: { orgId, userId: person }, ip }: CallRequest,
  definitions: NotifyingDefinitions,
  eventType: string,
) => notify(trx, definitions, { orgId, eventType, facts: { address: ip }, persons: { person } })

const isRequired = async ({ trx, tenant }: CallRequest): Promise<boolean> => {
  const organisations = trx.selectFrom('organisations').select('is_second_factor_required')
  const row = await organisations.where('id', '=', tenant.orgId).executeTakeFirstOrThrow()
  return row.is_second_factor_required
}

/** The second factor of the calling person (TRU-306). */
export const feature: Feature = ({ store, config, definitions }) => {
  /** Loads the encryption key before the transaction, which cannot read it. */
  const early = async () => (await loadSecrets(store)).cookieSecret
  return {
    ...secondFactorPolicyHandlers({ config }),
    'users.resetSecondFactor': resetSecondFactor(definitions),
    'secondFactor.read': async (request) => {
      if (!isOwnPerson(request)) return refused('not-found')
      const factor = await readFactor(request.trx, request.tenant)
      const required = await isRequired(request)
      if (!factor) return { body: { state: 'OFF', codesLeft: 0, isRequired: required } }
      const { since, codesLeft } = factor
      return { body: { state: 'ON', since: since.toISOString(), codesLeft, isRequired: required } }
    },
    'secondFactor.begin': Object.assign(
      async (request: CallRequest) => {
        if (!isOwnPerson(request)) return refused('not-found')
        const secret = await beginFactor(request.trx, request.tenant, request.early ?? '')
        if (secret === undefined) return refused('second-factor-on')
        const address = keyAddress(secret, request.session.user.email)
        return { body: { secret, address, picture: pictureOf(address) } }
      },
      { early },
    ),
    'secondFactor.confirm': Object.assign(
      async (request: RequestOf<'secondFactor.confirm'>) => {
        if (!isOwnPerson(request)) return refused('not-found')
        const codes = await confirmFactor(
          request.trx,
          definitions,
          request.tenant,
          request.early ?? '',
          request.body.code,
        )
        if (!codes) return refused('second-factor-code')
        await notifyOwner(request, definitions, 'SECOND_FACTOR_ON')
        return { body: { codes } }
      },
      { early },
    ),
    'secondFactor.renewCodes': async (request) => {
      if (!isOwnPerson(request)) return refused('not-found')
      if (!(await readFactor(request.trx, request.tenant))) return refused('second-factor-off')
      const codes = await renewCodes(request.trx, definitions, request.tenant)
      await notifyOwner(request, definitions, 'RECOVERY_CODES_RENEWED')
      return { body: { codes } }
    },
    'secondFactor.remove': async (request) => {
      if (!isOwnPerson(request)) return refused('not-found')
      if (await isRequired(request)) return refused('second-factor-required')
      if (!(await removeFactor(request.trx, request.tenant))) return refused('second-factor-off')
      await notifyOwner(request, definitions, 'SECOND_FACTOR_OFF')
      return { body: {} }
    },
  }
}
