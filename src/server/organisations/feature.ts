import type { CallRequest, RequestOf } from '../app/call.ts'
import { Refused, refused } from '../app/refused.ts'
import { usualBounds } from '../balances/low-bounds.ts'
import { contentVersion } from './content-version.ts'
import { lockOrganisation } from './lock.ts'
import { watchedOf, withLowBalances } from './low-balances.ts'
import { closedPositions, notOffered } from './offered-settings.ts'
import {
  saveSettings,
  readSettings,
  settingsAnswer,
  settingsOf,
  settle,
  type SettingMap,
} from './settings.ts'
import type { Feature } from '../feature.ts'

const rowOf = ({ trx, tenant }: CallRequest) =>
  trx
    .selectFrom('organisations')
    .select(['name', 'customer_id', 'administrators'])
    .where('id', '=', tenant.orgId)
    .executeTakeFirstOrThrow()

const readOrganisation = async (request: CallRequest, isFull: boolean) => {
  const { id, products, settings } = request.session.organisation
  const { name, customer_id, administrators } = await rowOf(request)
  const body = { id, name, products, settings: settingsOf(settings) }
  if (!isFull) return body
  const version = contentVersion([name, customer_id])
  return { ...body, ...(customer_id ? { customerId: customer_id } : {}), administrators, version }
}

const changeOrganisation = async (request: RequestOf<'organisations.update'>) => {
  const { trx, tenant } = request
  const { name, customerId, version } = request.body
  await lockOrganisation(trx, tenant.orgId)
  const before = await rowOf(request)
  if (version !== undefined && version !== contentVersion([before.name, before.customer_id]))
    return refused('settings-changed')
  const after = { name: name.trim(), customer_id: customerId.trim() }
  const blank = after.name === '' ? 'name' : after.customer_id === '' ? 'customerId' : undefined
  if (blank)
    return refused('organisation-incomplete', { fields: [{ path: blank, keyword: 'required', message: '' }] })
  const isSame = before.name === after.name && before.customer_id === after.customer_id
  if (!isSame) await trx.updateTable('organisations').set(after).where('id', '=', tenant.orgId).execute()
  const record = {
    before: { name: before.name, customerId: before.customer_id },
    after: { name: after.name, customerId: after.customer_id },
  }
  return { body: await readOrganisation(request, true), record, unchanged: isSame }
}

export const feature: Feature = ({ definitions, readFacts }) => {
  const usual = usualBounds(definitions)
  const answered = ({ session, tenant }: CallRequest, settings: SettingMap) => ({
    ...settingsAnswer(settings),
    watched: watchedOf(usual),
    closed: closedPositions(settings, definitions.rules, readFacts(session, tenant.environment)),
  })
  return {
    'organisations.read': async (request) => ({
      body: await readOrganisation(request, request.query.full === true),
    }),
    'organisations.update': changeOrganisation,
    'organisations.validate': async (request) => {
      const { tenantName } = request.query
      return { body: { tenantName, isValid: tenantName === request.session.organisation.name } }
    },
    'organisations.settings': async (request) => ({
      body: answered(request, await readSettings(request.trx)),
    }),
    'organisations.changeSettings': async (request) => {
      const { trx, tenant, session } = request
      const { settings, lowBalance, lowBalances = [], version } = request.body
      await lockOrganisation(trx, tenant.orgId)
      const before = await readSettings(trx)
      if (version !== undefined && version !== settingsAnswer(before).version)
        return refused('settings-changed')
      const settled = settle(before, settings)
      if (settled instanceof Refused) return settled
      const bounds = lowBalance === 'own' ? lowBalances : []
      const after = lowBalance === undefined ? settled : withLowBalances(settled, bounds, usual)
      if (after instanceof Refused) return after
      const shut = notOffered(before, after, definitions.rules, readFacts(session, tenant.environment))
      if (shut) return shut
      const record = await saveSettings(trx, tenant.orgId, before, after)
      const body = answered(request, after)
      return record ? { body, record } : { body, unchanged: true }
    },
  }
}
