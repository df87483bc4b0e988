import { checkUuid } from '#values/uuid.ts'
import type { Entries, CallRequest, Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused } from '../app/refused.ts'
import { servedFile } from '../files/served.ts'
import type { Reviewer } from '../network/review/reviews.ts'
import { readOnboardingConfig } from '../configuration/onboarding-config.ts'
import { accountChangeAt } from './account-change.ts'
import { toBank } from './answer.ts'
import { bankProducts, productsWithoutBank } from './coverage.ts'
import { createBank, type BankToAdd } from './new-bank.ts'
import type { BankRequest } from './bank-validation.ts'
import { findBank, listBanks, type BankRow } from './list.ts'
import { removeBank } from './bank-removal.ts'
import type { Feature } from '../feature.ts'
import { createReviewer } from '../network/review/reviews.ts'
import { reviewedBanks } from './review.ts'

const auditOf = (verb: string, { id, bank_name, products }: BankRow, more: object = {}) => ({
  action: `bank.${verb}`,
  objectType: 'bank account',
  objectId: id,
  details: { bankName: bank_name, products, ...more },
})

interface BanksDependencies {
  definitions: ServerDefinitions
  review: Reviewer
}

const bankHandlers = ({ review, definitions }: BanksDependencies): Handlers => {
  const shown = async (
    { trx, now, session }: Pick<CallRequest, 'trx' | 'now' | 'session'>,
    row: BankRow,
    isWhole: boolean,
  ) =>
    toBank(
      row,
      session.organisation.name,
      isWhole,
      await accountChangeAt(trx, definitions, { row, isWhole }, now),
    )
  const answered = async (request: CallRequest, row: BankRow, audit: Entries) => ({
    body: await shown(request, row, true),
    audit,
  })
  const add = async (request: CallRequest, bank: Omit<BankToAdd, 'config'>) => {
    const { trx, tenant } = request
    const config = await readOnboardingConfig(trx)
    const row = await createBank(trx, definitions, tenant, { ...bank, config })
    if (row instanceof Refused) return row
    await review.review(trx, { orgId: tenant.orgId, id: row.id })
    return row
  }
  const replace = async (request: CallRequest, bankId: string, bankRequest: BankRequest) => {
    const gone = await removeBank(request.trx, bankId)
    if (gone instanceof Refused) return gone
    const row = await add(request, { request: bankRequest, replaces: gone.id, at: 'replacement.' })
    if (row instanceof Refused) return row
    return answered(request, row, auditOf('replace', row, { replaces: gone.id }))
  }
  return {
    'banks.list': async (request) => {
      const { trx } = request
      const config = await readOnboardingConfig(trx)
      const banks = await listBanks(trx)
      const without = productsWithoutBank(definitions, config, banks)
      return {
        body: {
          content: await Promise.all(banks.map((row) => shown(request, row, false))),
          products: bankProducts(definitions, config).map((name) => ({
            name,
            isCovered: !without.includes(name),
          })),
        },
      }
    },
    'banks.read': async (request) => {
      const row = await findBank(request.trx, request.params.bankId)
      if (!row || row.status === 'Deactivated') return refused('not-found')
      return { body: await shown(request, row, request.may('bank.write')) }
    },
    'banks.proof': async ({ trx, params }) => {
      const { fileId } = params
      const row = checkUuid(fileId)
        ? undefined
        : await trx.selectFrom('bank_accounts').selectAll().where('proof_id', '=', fileId).executeTakeFirst()
      if (!row) return refused('not-found')
      return servedFile({ name: row.proof_name, type: row.proof_type, content: row.proof_content })
    },
    'banks.create': async (request) => {
      const { tenantName: _, ...requested } = request.body
      const row = await add(request, { request: requested })
      return row instanceof Refused ? row : { body: await shown(request, row, true) }
    },
    'banks.change': async (request) => {
      const { bankId, replacement } = request.body
      if (replacement) return replace(request, bankId, replacement)
      const row = await removeBank(request.trx, bankId)
      return row instanceof Refused ? row : answered(request, row, auditOf('remove', row))
    },
  }
}

/** The bank accounts of an organisation; each is reviewed before money goes to it. */
export const feature: Feature = ({ definitions, reviewing }) =>
  bankHandlers({ definitions, review: createReviewer(reviewing, 'bank', reviewedBanks) })
