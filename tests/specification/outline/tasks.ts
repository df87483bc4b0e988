import { outlineTable } from './columns.ts'

/** Waiting conditions and calls of the onboarding tasks; access/tasks.ts has the conditions of their parts. */
export const taskOutlines = outlineTable`
tasks/ach-setup | pendingWhen=isFinanceInReview; review.page=onboarding-review |
tasks/ach-setup subtasks | debitAccount; deposit |
tasks/ach-setup debitAccount given | call=payin.methods; records=content |
tasks/centralised-business | review.page=onboarding-review |
tasks/centralised-business subtasks | consent; activity; contacts |
tasks/your-business | review.page=onboarding-review |
tasks/your-business subtasks | company; owners; verification; certification |
tasks/your-finance | review.page=onboarding-review |
tasks/your-finance subtasks | funding; exposure; taxDocuments; stablecoinWallets products=Stablecoin; otcWallet products=OTC; liquidityWallet products=ODL; payoutWallet products=RPD; bank products=Stablecoin,OTC |
`
