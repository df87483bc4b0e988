import { Endorsed, Flag } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { useKeptHeight } from './kept-height.ts'
import { useTasks, type Tasks } from './use-tasks.ts'
import './card.css'

const task = 'onboarding'

/** While an organisation is not let in yet, where that stands and what it can do about it (HOME-011). */
export function OnboardingBanner() {
  const { data } = useTasks()
  const answer = data as Tasks | undefined
  const { content, before } = useKeptHeight('onboarding-banner', answer !== undefined)
  if (!answer) return before ? <div style={{ minHeight: before }} /> : null
  if (answer.onboarding === 'APPROVED') return null
  return (
    <div ref={content}>
      {answer.onboarding === 'IN_REVIEW' ? <InReview /> : <InProgress tasks={answer.tasks} />}
    </div>
  )
}

function InReview() {
  return (
    <section className="ptl-card ptl-card--row" aria-labelledby="onboarding-banner">
      <Endorsed size={20} />
      <div>
        <h2 id="onboarding-banner">We are reviewing your organisation</h2>
        <p>
          You have done your part. Production opens when the review is over; until then you can try everything
          else.
        </p>
      </div>
    </section>
  )
}

function InProgress({ tasks }: Pick<Tasks, 'tasks'>) {
  const open = tasks.find(({ id, done }) => id === task && !done)
  return (
    <section className="ptl-card ptl-card--row" aria-labelledby="onboarding-banner">
      <Flag size={20} />
      <div>
        <h2 id="onboarding-banner">{open?.title ?? 'Finish onboarding'}</h2>
        <p>
          {open?.says ?? 'We still need something from your organisation before you can send in production.'}
        </p>
      </div>
      {open && (
        <Link className="bp6-button" to={open.path}>
          Continue
        </Link>
      )}
    </section>
  )
}
