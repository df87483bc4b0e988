import { BookLink, Chapter, Page } from '../book/page.tsx'
import { criteria, proofOf } from './criteria.ts'

/** The page of one criterion: how it is met, and by which tests. */
export function CriterionPage({ id }: { readonly id: string }) {
  const criterion = criteria.find((one) => one.id === id)
  if (!criterion) return <p>There is no criterion {id}.</p>
  const { name, level, how, tests, byHand } = criterion
  return (
    <Page title={`${id} ${name}`} purpose={`WCAG 2.2, level ${level}. ${proofOf(criterion)}.`}>
      <Chapter title="How it is met">
        <p>{how}</p>
      </Chapter>
      <Chapter title="By which test">
        {tests.length === 0 ? (
          <p>{byHand ? `No test. ${byHand}` : 'No test covers it, and nobody has checked all of it.'}</p>
        ) : (
          <ul>
            {tests.map(({ file, title }) => (
              <li key={`${file} ${title}`}>
                {title.replace('the %s look', 'the light and the dark look')} <br />
                <code>{file}</code>
              </li>
            ))}
          </ul>
        )}
      </Chapter>
      <p>
        <BookLink to="foundations-accessibility-statement--page">All criteria</BookLink>
      </p>
    </Page>
  )
}
