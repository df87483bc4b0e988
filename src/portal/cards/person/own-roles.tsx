import { environmentLabel } from '../../session/configuration/environment-label.ts'
import { useSigned } from '../../session/session-context.ts'
import { useWords } from '../frame/use-words.ts'
import './own-roles.css'

/** Roles and environments of the signed-in person, and the people who can change them (NAV-009). */
export function OwnRoles() {
  const say = useWords('own-roles')
  const { session, definitions } = useSigned()
  const roles = session.person.roles.map((name) => definitions.library.roles[name]?.label ?? name)
  const places = session.environments.map(({ code }) => environmentLabel(session, code))
  return (
    <div className="ptl-own-roles">
      <section aria-labelledby="own-roles">
        <h2 id="own-roles">{say('roles')}</h2>
        {roles.length === 0 ? <p>{say('noRoles')}</p> : <Words words={roles} />}
      </section>
      <section aria-labelledby="own-environments">
        <h2 id="own-environments">{say('environments')}</h2>
        <Words words={places} />
      </section>
      <p>{say('says')}</p>
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
