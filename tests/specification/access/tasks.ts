import { table } from '../table.ts'

/**
 * The tasks of onboarding: in which order they stand, which must be approved before, and under which rule one shows, waits
 * for a credit approval, or is locked.
 */
export const tasks = table('task', 'order', 'after', 'shows', 'locked', 'source')`
centralised-business | 1 | | | | ONB-005 OPEN-63
your-finance | 2 | centralised-business | | | ONB-005 OPEN-63
your-business | 3 | centralised-business | | | ONB-005 OPEN-63
ach-setup | 4 | | isCardPaymentOn | needsCreditApproval | ONB-005 OPEN-63 OPEN-70
`

/** The parts of each task, in their order: the page that asks, and the rules by which a part shows, is begun and is done. */
export const taskParts = table('task', 'part', 'page', 'shows', 'started', 'done', 'source')`
centralised-business | consent | onboarding-consent | isConsentOn | | | OPEN-100
centralised-business | activity | onboarding-activity | | | | ONB-053
centralised-business | contacts | onboarding-contact | | hasAnyContact | hasBothContacts | ONB-012
your-finance | funding | onboarding-funding | | | | ONB-017
your-finance | exposure | onboarding-exposure | | hasExposure | hasExposure | ONB-051
your-finance | taxDocuments | onboarding-tax-documents | | hasTaxDocument | hasTaxDocument | ONB-001
your-finance | stablecoinWallets | onboarding-wallets | hasStablecoin | hasAnyWallet | hasStablecoinWallets | WAL-045
your-finance | otcWallet | onboarding-wallets | hasOtc | hasOtcWallet | hasOtcWallet | ONB-001
your-finance | liquidityWallet | onboarding-wallets | hasLiquidity | hasLiquidityWallet | hasLiquidityWallet | ONB-001
your-finance | payoutWallet | onboarding-wallets | hasPayoutsByWallet | hasPayoutWallet | hasPayoutWallet | ONB-001
your-finance | bank | onboarding-bank-account | needsBank | hasBankForSome | hasBankForAll | BNK-010
your-business | company | onboarding-company | | | | ONB-015
your-business | owners | onboarding-owners | | hasOwner | hasOwner | ONB-013
your-business | verification | verify-your-business | isVerificationOn | hasConsented | isVerified | ONB-003
your-business | certification | onboarding-certification | | | | own: somebody signs for what the company said of itself.
ach-setup | debitAccount | onboarding-debit-account | | hasAccount | hasAccount | ONB-002 OPEN-70
ach-setup | deposit | onboarding-deposit | | hasVerifiedAccount | hasVerifiedAccount | ONB-002 OPEN-70
`
