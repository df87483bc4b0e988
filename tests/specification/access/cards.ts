import { table } from '../table.ts'

/** The cards of a page that not everybody sees: the permission a card asks for, and the rule that opens it. */
export const cards = table('page', 'card', 'permission', 'gate', 'source')`
home | onboarding-banner | home.read | isOnboardingBannersOn | HOME-011
home | first-run | provider.read | | TRU-365
home | waiting | home.read | | own: what waits for a decision is told to everybody who opens home.
home | approval-queue | self.read | | TRU-741
home | account-balance | | isLedgerBalanceOn | HOME-014 HOME-016
home | account-balance | | isSpendableLimitOn | HOME-015 HOME-016
home | payments-summary | home.read | isPaymentsSummaryOn | HOME-005
home | payments-trend | home.read | isPaymentsTrendOn | HOME-007
home | recent-payments | payments.read | isRecentPaymentsOn | HOME-006
home | exchange-rate | payments.read | isExchangeRateOn | HOME-004
home | permitted-usage | balances.read | isPermittedUsageOn | HOME-003
home | payment-presets | payments.read | isPaymentPresetsOn | HOME-013
home | tasks | home.read | isTasksOn | HOME-012
home | stablecoin-explorer | | isStablecoinExplorerOn | HOME-010
home | support | | isSupportOn | HOME-009
`
