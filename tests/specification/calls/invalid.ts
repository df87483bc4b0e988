import { table } from '../table.ts'

/** Faults of calls whose fields refuse a value, by the place in the body; a line without a place covers all of it. */
export const invalid = table('call', 'at', 'fault')`
approvals.create | paymentMemo | memo-not-allowed
banks.change | replacement | bank-not-accepted
banks.create |  | bank-not-accepted
exchangeBalances.update | balance | mock-exchange-balance
identities.addInstrument | usAch.bankRoutingNumber | us-ach-routing-number
identities.addInstrument | usAch.accountNumber | us-ach-account-number
identities.addInstrument | usAch | requirements-not-met
ledgerAccounts.create |  | ledger-account-invalid
ledgerAccounts.update |  | ledger-account-invalid
onboarding.save | answers | onboarding-incomplete
payments.create | paymentMemo | memo-not-allowed
presets.create | paymentMemo | memo-not-allowed
presets.update | paymentMemo | memo-not-allowed
reports.create | from | report-range
reports.create | until | report-range
stablecoin.buy | amount | stablecoin-amount
stablecoin.redeem | amount | stablecoin-amount
taxDocuments.create | files | document-one-file
transfers.create | amount | transfer-amount
wallets.create |  | wallet-not-accepted
`
