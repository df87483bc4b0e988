import type { Answer, Request } from '#definition/wire.ts'
import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { StatusTag } from '#runtime/details/facts/status-tag.tsx'
import { useNamedCalls, useRefresh } from '#runtime/query/use-calls.ts'
import { useCallback, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { CardFailure } from '../cards/frame/card-failure.tsx'
import { useWords } from '../cards/frame/use-words.ts'
import { useSigned } from '../session/session-context.ts'
import { toast } from '../shell/toaster.tsx'
import { ProviderFrame } from './provider-frame.tsx'
import { useLabels } from './use-labels.ts'
import './onboarding.css'

type Inquiry = Answer<'inquiries.read'>
type Reported = Request<'inquiries.report'>['event']

const OPEN = ['created', 'pending']
const REFRESHED = ['inquiries.read', 'inquiries.list', 'onboarding.outreach']
const notFound = 404

/** One inquiry: the provider's iframe while it is open, then its result (ONB-039). */
export function VerificationFrame() {
  const say = useWords('verification-frame')
  const { inquiryId = '' } = useParams()
  const { definitions } = useSigned()
  const every = definitions.limits.onboardingEverySeconds
  const values = useMemo(() => ({ inquiryId }), [inquiryId])
  const [state] = useNamedCalls([{ call: 'inquiries.read', values, everySeconds: every }])
  const inquiry = state?.data
  if (inquiry) return <Shown inquiry={inquiry} />
  if (state?.refusal?.status === notFound)
    return <EmptyState kind="no-results" title={say('goneTitle')} says={say('gone')} />
  if (state?.status === 'failed') return <CardFailure refusal={state.refusal} again={state.again} />
  return <Skeleton says={sayOnboarding('openingVerification')} rows={8} />
}

function Shown({ inquiry }: { readonly inquiry: Inquiry }) {
  const { client } = useSigned()
  const refresh = useRefresh()
  const say = useWords('verification-frame')
  const labels = useLabels('inquiry-states')
  const { inquiryId, status, legalName } = inquiry
  const [isOver, setOver] = useState(!OPEN.includes(status))
  const report = useCallback(
    (event: Reported) => {
      const params = { inquiryId }
      client('inquiries.report', { params, body: { event } })
        .then(() => refresh(REFRESHED))
        .then(() => event === 'completed' && setOver(true))
        .catch(() => toast({ says: sayOnboarding('notTaken'), tone: 'danger' }))
    },
    [client, inquiryId, refresh],
  )
  const { label, hint, tone } = labels(status)
  return (
    <div className="ptl-verification">
      <div className="ptl-onboarding__overall" role="status">
        <StatusTag label={label} tone={tone} />
        <p>
          {legalName}. {hint}
        </p>
      </div>
      {OPEN.includes(status) && !isOver && <ProviderFrame onEvent={report} />}
      {!OPEN.includes(status) && <Link to="/onboarding">{say('back')}</Link>}
    </div>
  )
}
