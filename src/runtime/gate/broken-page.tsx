import { Disable } from '@blueprintjs/icons'
import './broken-page.css'

export interface BrokenProps {
  /** What would have stood here, as far as its file says. */
  readonly title?: string
  readonly sentences: readonly string[]
}

/** A definition that does not load disables only itself, and says so where it would have stood (rule 16). */
export function Broken({ title, sentences }: BrokenProps) {
  return (
    <section className="ptl-broken" aria-label={title ?? 'This part is not available'}>
      <Disable size={20} />
      <div>
        <h2>This part is not available</h2>
        <p>
          {title ? `‘${title}’ cannot be shown` : 'It cannot be shown'} because its definition has{' '}
          {sentences.length === 1 ? 'a mistake' : `${sentences.length} mistakes`}. Everything else works as
          usual.
        </p>
        {sentences.length > 0 && (
          <details open>
            <summary>What is wrong, for whoever looks after the definition</summary>
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
