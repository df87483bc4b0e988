import { Disable } from '@blueprintjs/icons'
import { sayScreens } from '#values/generated/say-screens.ts'
import './broken-page.css'

export interface BrokenProps {
  /** Title of the missing part, if its file has one. */
  readonly title?: string
  readonly sentences: readonly string[]
}

/** Errors of a definition that does not load, in its place; other definitions still work (rule 16). */
export function Broken({ title, sentences }: BrokenProps) {
  const count = sentences.length
  return (
    <section className="ptl-broken" aria-label={title ?? sayScreens('notAvailable')}>
      <Disable size={20} />
      <div>
        <h2>{sayScreens('notAvailable')}</h2>
        <p>{title ? sayScreens('brokenTitle', { title, count }) : sayScreens('brokenPart', { count })}</p>
        {sentences.length > 0 && (
          <details open>
            <summary>{sayScreens('whatIsWrong')}</summary>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  )
}
