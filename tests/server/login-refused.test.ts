import { expect, it } from 'vitest'
import { describeEachEngineAtLength } from './engines.ts'
import { MAKER, addExamplePeople } from './example-people.ts'
import { createTestServer, exampleWorld, testConfig } from './server.ts'
import { createBrowser } from './sign-in.ts'

const person = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' }
const script = { accept: 'application/json', 'sec-fetch-dest': 'empty' }

describeEachEngineAtLength('a sign-in that is refused', (makeStore) => {
  it('tells who tried too often on a page to wait, and a script in its own words', async () => {
    const store = await makeStore('empty')
    await addExamplePeople(store)
    const config = testConfig({ signInsPerMinute: 2 })
    const app = await createTestServer(store, { ...exampleWorld(), handlers: {}, config })
    const browser = createBrowser(app)
    const { place } = await browser.follow('/auth/login')
    const post = (headers: Readonly<Record<string, string>>) =>
      browser.visit(place, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({ email: MAKER, password: 'wrong' }).toString(),
      })
    await post(person)
    await post(person)

    const refused = await post(person)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['content-type']).toContain('text/html')
    expect(refused.body).toContain('<h1 id="title">Too many requests</h1>')
    expect(refused.body).toContain('<p>Wait a moment, then try again.</p>')
    expect(refused.body).toContain(`<a class="button" href="${place}">Try again</a>`)

    const machine = await post(script)
    expect(machine.headers['content-type']).toContain('application/problem+json')
    expect(machine.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
