import { useSigned } from '../session/session-context.ts'
import { useWords } from './frame/use-words.ts'
import './support-lines.css'

/** Toll-free numbers of the deployer by region; nothing if there are none (NAV-082, OPEN-98). */
export function SupportLines() {
  const say = useWords('support-lines')
  const { definitions } = useSigned()
  const lines = definitions.options.get('support-lines') ?? []
  return (
    <div className="ptl-support">
      <p>{say('says')}</p>
      {lines.length > 0 && (
        <section aria-labelledby="support-lines">
          <h2 id="support-lines">{say('title')}</h2>
          <dl>
            {lines.map(({ value, label }) => (
              <div key={value}>
                <dt>{label}</dt>
                <dd>
                  <a href={`tel:${value.replaceAll(/[^+\d]/g, '')}`}>{value}</a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
