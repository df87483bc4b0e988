import type { Trx } from '../../store/tenant.ts'
import type { Row } from '../../store/generated/database.ts'

const all = (trx: Trx) =>
  trx.selectFrom('onboarding_inquiries').selectAll().orderBy('created_at').orderBy('id')

export type Inquiry = Awaited<ReturnType<ReturnType<typeof all>['execute']>>[number]

export const listInquiries = (trx: Trx): Promise<Inquiry[]> => all(trx).execute()

/** The states in which an inquiry still takes what is verified. */
export const OPEN: readonly Row<'onboarding_inquiries'>['status'][] = ['pending', 'created']

/** Returns the active inquiry: the first that is pending or created (ONB-040). */
export const activeInquiry = (inquiries: readonly Inquiry[]): Inquiry | undefined =>
  inquiries.find(({ status }) => OPEN.includes(status))

export const toInquiry = (inquiry: Inquiry, active: Inquiry | undefined) => ({
  inquiryId: inquiry.id,
  status: inquiry.status,
  legalName: inquiry.subject.legalName,
  registrationNumber: inquiry.subject.registrationNumber,
  country: inquiry.subject.country,
  isActive: inquiry.id === active?.id,
  createdAt: inquiry.created_at.toISOString(),
  modifiedAt: inquiry.modified_at.toISOString(),
})
