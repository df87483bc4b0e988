import type { Generated } from 'kysely'
import type { Json, Moment, Timestamp } from '../store/database.ts'

export type ReviewStatus = 'INCOMPLETE' | 'COMPLETE' | 'APPROVED' | 'NOT_REQUIRED'
type UnderReview = 'in review' | 'received and under review'
export type ReviewOutcome = UnderReview | 'additional information requested' | 'approved'

export interface OnboardingStatesTable {
  org_id: string
  trulioo_consent: Generated<boolean>
  trulioo_verified: Generated<boolean>
  created_at: Moment
}

export interface OnboardingReviewsTable {
  org_id: string
  task: string
  status: ReviewStatus
  outcome: ReviewOutcome
  submitted_by: string | null
  submitted_at: Moment
  decided_at: Timestamp | null
}

export interface OnboardingAnswersTable {
  org_id: string
  subtask: string
  answers: Json<Record<string, unknown>>
  steps: string[]
  done: Generated<boolean>
  version: Generated<number>
  saved_by: string
  saved_at: Moment
}

export interface OnboardingDocumentsTable {
  org_id: string
  id: Generated<string>
  kind: 'tax' | 'additional'
  name: string
  type: string
  size: number
  sha256: string
  uploaded_by: string
  created_at: Moment
  content: Buffer
}

export interface OnboardingRequestsTable {
  org_id: string
  id: Generated<string>
  task: string
  title: string
  says: string
  status: Generated<'OPEN' | 'RECEIVED'>
  document_id: string | null
  note: string | null
  requested_at: Moment
  answered_at: Timestamp | null
}

type Decision = 'approved' | 'needs_review' | 'declined'
export type InquiryStatus = Decision | 'created' | 'pending' | 'completed' | 'failed' | 'expired'

export interface OnboardingInquiriesTable {
  org_id: string
  id: Generated<string>
  subject: Json<{ legalName: string; registrationNumber: string; country: string }>
  status: Generated<InquiryStatus>
  created_at: Moment
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    onboarding_states: OnboardingStatesTable
    onboarding_reviews: OnboardingReviewsTable
    onboarding_answers: OnboardingAnswersTable
    onboarding_documents: OnboardingDocumentsTable
    onboarding_requests: OnboardingRequestsTable
    onboarding_inquiries: OnboardingInquiriesTable
  }
}
