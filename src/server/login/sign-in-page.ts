import { barePage, escape, mark } from './bare-page.ts'
import type { Person } from './people.ts'

export interface SignInPage {
  uid: string
  email?: string
  password?: string
  error?: string
  people: Person[]
}

const personLink = (uid: string, person: Person, chosen?: string): string => {
  const current = person.email === chosen ? ' aria-current="true"' : ''
  return `<li><a href="/sign-in/${escape(uid)}?as=${encodeURIComponent(person.email)}"${current}>
    <span class="name">${escape(person.first_name)} ${escape(person.last_name)}</span>
    <span class="roles">${escape(person.roles.join(', ') || 'No role')}</span></a></li>`
}

const peopleList = (page: SignInPage): string => {
  if (page.people.length === 0) return ''
  const groups = Map.groupBy(page.people, (person) => person.org_name)
  const sections = [...groups].map(
    ([name, people]) =>
      `<h3>${escape(name)}</h3><ul>${people.map((person) => personLink(page.uid, person, page.email)).join('')}</ul>`,
  )
  return `<aside aria-labelledby="demo"><h2 id="demo">People of this demonstration</h2>
    <p>Choose one to fill in the form. Everybody here is invented.</p>${sections.join('')}</aside>`
}

/** The hosted sign-in page (AUTH-001): one form, nothing inline, works without scripts. */
export const renderSignIn = (page: SignInPage): string =>
  barePage(
    `${page.error ? 'Error: ' : ''}Sign in`,
    `<form method="post" action="/sign-in/${escape(page.uid)}" aria-labelledby="title">
      ${mark}
      <h1 id="title">Sign in</h1>
      ${page.error ? `<p class="error" role="alert" id="error">${escape(page.error)}</p>` : ''}
      <label for="email">Email address</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${escape(page.email ?? '')}"${page.email ? '' : ' autofocus'}>
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required value="${escape(page.password ?? '')}"${page.error ? ' aria-describedby="error" autofocus' : ''}>
      <button type="submit"${page.password ? ' autofocus' : ''}>Sign in</button>
    </form>
    ${peopleList(page)}`,
  )
