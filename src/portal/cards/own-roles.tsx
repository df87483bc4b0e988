import { environmentLabel } from '../session/environment-label.ts'
import { useSigned } from '../session/session-context.ts'
import './own-roles.css'

/** What the signed-in person may do and where, in words; and who can change it (NAV-009). */
export function OwnRoles() {
  const { session, definitions } = useSigned()
  const roles = session.person.roles.map((name) => definitions.library.roles[name]?.label ?? name)
  const places = session.environments.map(({ code }) => environmentLabel(session, code))
  return (
    <div className="ptl-own-roles">
      <section aria-labelledby="own-roles">
        <h2 id="own-roles">Roles</h2>
        {roles.length === 0 ? <p>You hold no role yet.</p> : <Words words={roles} />}
      </section>
      <section aria-labelledby="own-environments">
        <h2 id="own-environments">Environments</h2>
        <Words words={places} />
      </section>
      <p>
        Roles and environments are given by the Organization Administrator of your organisation. Your password
        and how you sign in are kept where you sign in, and are changed there.
      </p>
    </div>
  )
}

function Words({ words }: { readonly words: readonly string[] }) {
  return (
    <ul>
      {words.toSorted().map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
