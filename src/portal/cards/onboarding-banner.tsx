import { Endorsed, Flag } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { useHold } from './frame/use-hold.ts'
import { useStoredHeight } from './frame/stored-height.ts'
import { useSigned } from '../session/session-context.ts'
import { useTasks, type ProductBanner, type Tasks } from './use-tasks.ts'
import { useWords } from './frame/use-words.ts'
import './frame/card.css'

const task = 'onboarding'

/** State of onboarding and the next step, until the organisation is approved (HOME-011). */
export function OnboardingBanner() {
  const { data: answer, status } = useTasks()
  const { content, before } = useStoredHeight('onboarding-banner', answer !== undefined)
  useHold(before === undefined && !answer && status !== 'failed')
  if (!answer) return before ? <div style={{ minHeight: before }} /> : null
  if (answer.onboarding === 'APPROVED') return null
  return (
    <div ref={content} className="ptl-banner-cards">
      {answer.onboarding === 'IN_REVIEW' ? <InReview /> : <InProgress tasks={answer.tasks} />}
      {answer.banners.map((banner) => (
        <OpenProduct key={banner.product} banner={banner} />
      ))}
    </div>
  )
}

function InReview() {
  const say = useWords('onboarding-banner')
  return (
    <section className="ptl-card ptl-card--row" aria-labelledby="onboarding-banner">
      <Endorsed size={20} />
      <div>
        <h2 id="onboarding-banner">{say('reviewTitle')}</h2>
        <p>{say('reviewSays')}</p>
      </div>
    </section>
  )
}

function InProgress({ tasks }: Pick<Tasks, 'tasks'>) {
  const say = useWords('onboarding-banner')
  const open = tasks.find(({ id, done }) => id === task && !done)
  return (
    <section className="ptl-card ptl-card--row" aria-labelledby="onboarding-banner">
      <Flag size={20} />
      <div>
        <h2 id="onboarding-banner">{open?.title ?? say('title')}</h2>
        <p>{open?.says ?? say('says')}</p>
      </div>
      {open && (
        <Link className="bp6-button" to={open.path}>
          {say('continue')}
        </Link>
      )}
    </section>
  )
}

/** Product whose own part of onboarding is incomplete (ONB-042). */
function OpenProduct({ banner: { product, title, says, page } }: { readonly banner: ProductBanner }) {
  const { definitions } = useSigned()
  const say = useWords('onboarding-banner')
  const address = definitions.library.pages[page]?.path ?? '/onboarding'
  const heading = `onboarding-banner-${product}`
  return (
    <section className="ptl-card ptl-card--row" aria-labelledby={heading}>
      <Flag size={20} />
      <div>
        <h2 id={heading}>{say('product', { product, task: title })}</h2>
        <p>{says}</p>
      </div>
      <Link className="bp6-button" to={address}>
        {say('continue')}
      </Link>
    </section>
  )
}
