import { sayRefusals } from '#values/generated/say-refusals.ts'
import { checkUuid } from '#values/uuid.ts'
import { Refused, refused, refusedField } from '../app/refused.ts'
import { isOpen, readConfiguration } from '../configuration/product.ts'
import { replaceExtras } from '../extras/extras.ts'
import type { RequirementField } from '../network/types.ts'
import { asJson } from '../store/json.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { RequestDependencies } from './identity-creation.ts'
import { findIdentity, instrumentsOf } from './stored-identity.ts'
import { namesOfUsAch, type InstrumentRequest } from './instrument.ts'
import { validateRequirements } from './requirements/requirement-validation.ts'
import { saveOldVersion } from './change/identity-change.ts'

const US_BANK = { country: 'US', currency: 'USD', payoutCategory: 'BANK' } as const

const PLACES: Readonly<Record<string, string>> = {
  'CdtrAgt.FinInstnId.Nm': 'usAch.bankName',
  'CdtrAgt.FinInstnId.Othr.Id': 'usAch.bankRoutingNumber',
  'CdtrAcct.Id.Othr.Id': 'usAch.accountNumber',
  'CdtrAcct.Tp.Cd': 'usAch.accountType',
}

const SENTENCES = new Map<string, 'us-ach-routing-number' | 'us-ach-account-number'>([
  ['usAch.bankRoutingNumber', 'us-ach-routing-number'],
  ['usAch.accountNumber', 'us-ach-account-number'],
])

/** Returns the problems of an account, each at the field that was sent (ERR-082, ERR-083). */
const validate = (fields: readonly RequirementField[], names: Record<string, string>) => {
  const outcome = validateRequirements(fields, names, US_BANK)
  if (outcome.ok) return undefined
  const reported = outcome.fields.map((field) => ({
    ...field,
    path: PLACES[field.path.replace('requirements.', '')] ?? field.path,
  }))
  const first = reported.find(({ path }) => SENTENCES.has(path))
  return first
    ? refused(SENTENCES.get(first.path) ?? 'requirements-not-met', { fields: reported })
    : refused('requirements-not-met', { fields: reported })
}

/** Adds an account to a beneficiary; the first one receives its payments (API-116). */
export const addInstrument = async (
  trx: Trx,
  tenant: Tenant,
  { network, definitions, credential }: RequestDependencies,
  id: string | undefined,
  request: InstrumentRequest,
) => {
  // Locks the row, so that this and a deletion, which erases the accounts, run one after the other.
  if (id !== undefined && !checkUuid(id))
    await trx.selectFrom('identities').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const identity = await findIdentity(trx, id)
  if (identity instanceof Refused) return identity
  if (identity.identity_type !== 'BENEFICIARY') return refused('instrument-not-for-originators')
  if (request.currency !== US_BANK.currency)
    return refusedField('payout-not-available', 'currency', sayRefusals('accountInUsd'))
  const corridor = network.corridor(US_BANK)
  const configuration = await readConfiguration(trx, network.corridors)
  if (!corridor || !isOpen(configuration, corridor, tenant.environment))
    return refused('payout-not-available')
  const names = namesOfUsAch(request.usAch)
  const wrong = validate(corridor.account, names)
  if (wrong) return wrong
  const isFirst = identity.currency === null
  const owner = { org_id: tenant.orgId, environment: tenant.environment, created_by: tenant.userId }
  const instrument = await trx
    .insertInto('financial_instruments')
    .values({
      ...owner,
      identity_id: identity.id,
      currency: request.currency,
      label: request.label.trim(),
      type: request.financialInstrumentType,
      us_ach: asJson(request.usAch),
      credential_name: credential?.name ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isFirst) {
    const moved = await trx
      .updateTable('identities')
      .set({
        country: US_BANK.country,
        currency: US_BANK.currency,
        payout_category: US_BANK.payoutCategory,
        requirements: asJson({ ...identity.requirements, ...names }),
        version: identity.version + 1,
      })
      .where('id', '=', identity.id)
      .where('version', '=', identity.version)
      .returning('id')
      .executeTakeFirst()
    if (!moved) return refused('identity-changed')
    await saveOldVersion(trx, identity, tenant.userId, credential)
  }
  if (request.extras)
    await trx
      .updateTable('identities')
      .set({ extras: asJson(replaceExtras(definitions.library, identity.extras, request.extras)) })
      .where('id', '=', identity.id)
      .execute()
  return {
    identity,
    instrument: (await instrumentsOf(trx, identity.id)).find((one) => one.id === instrument.id) ?? instrument,
  }
}
