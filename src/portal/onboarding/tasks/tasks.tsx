import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { StatusTag } from '#runtime/details/facts/status-tag.tsx'
import { Link } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { CardFailure } from '../../cards/frame/card-failure.tsx'
import { useCard } from '../../cards/frame/use-card.ts'
import { useWords } from '../../cards/frame/use-words.ts'
import type { Outreach } from '../outreach.ts'
import { Products } from '../products.tsx'
import { TaskSection } from './task-section.tsx'
import { useLabels } from '../use-labels.ts'
import '../onboarding.css'

const noValues = {}

/** Overall onboarding status, and every task with its next step (ONB-027 to ONB-031). */
export function OnboardingTasks() {
  const state = useCard('onboarding.outreach', noValues, 'onboardingEverySeconds')
  const outreach = state.data
  if (outreach) return <Tasks outreach={outreach} />
  if (state.status === 'failed') return <CardFailure refusal={state.refusal} again={state.again} />
  return <Skeleton says={sayOnboarding('loadingTasks')} rows={8} />
}

function Tasks({ outreach: { state } }: { readonly outreach: Outreach }) {
  const say = useWords('onboarding-tasks')
  const labels = useLabels('onboarding-statuses')
  const { label, hint, tone } = labels(state.status)
  return (
    <div className="ptl-onboarding">
      <div className="ptl-onboarding__overall" role="status">
        <StatusTag label={label} tone={tone} />
        <p>{hint}</p>
      </div>
      {state.status === 'incomplete' && (
        <p className="ptl-quiet">
          {say('says')} <Link to="/onboarding/document-checklist">{say('checklist')}</Link>
        </p>
      )}
      {state.tasks.map((task) => (
        <TaskSection key={task.slug} task={task} />
      ))}
      <Products />
    </div>
  )
}
