import { ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import { useLocation, useNavigate } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { useCameFrom } from '../navigation/came-from.ts'
import { StepButton } from './step-button.tsx'
import './record-walk.css'

export interface RecordWalkProps {
  /** Asks whether the page may be left, then leaves it. */
  readonly ask?: (leave: () => void) => void
}

/** Links to the next and previous record of the list it was opened from; nothing after any other way. */
export function RecordWalk({ ask = atOnce }: RecordWalkProps) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { among = [] } = useCameFrom()
  const at = among.indexOf(pathname)
  if (at < 0 || among.length < 2) return null
  const to = (address: string | undefined) =>
    address === undefined
      ? undefined
      : () =>
          ask(() => {
            void navigate(address, { replace: true, state, preventScrollReset: true })
            scrollTo(0, 0)
          })
  return (
    <nav className="ptl-walk" aria-label={sayPages('alongList')}>
      <p role="status">
        {sayPages('atOf', { at: at + 1, count: among.length })}
        <span className="ptl-visually-hidden"> {sayPages('onThatPage')}</span>
      </p>
      <StepButton says={sayPages('previous')} icon={<ChevronLeft />} onStep={to(among[at - 1])} />
      <StepButton says={sayPages('next')} icon={<ChevronRight />} onStep={to(among[at + 1])} />
    </nav>
  )
}

const atOnce = (leave: () => void) => leave()
