import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { createTestStore } from './engines.ts'
import { MAKER, addExamplePeople } from './example-people.ts'
import { createTestServer, testConfig } from './server.ts'
import { createBrowser, signIn, type Browser, type Reached } from './sign-in.ts'

const spanish = { 'accept-language': 'es-MX,es;q=0.9' }
const form = (fields: Record<string, string>): InjectOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...spanish },
  payload: new URLSearchParams(fields).toString(),
})

let app: Reached

beforeAll(async () => {
  const store = await createTestStore('empty')
  await addExamplePeople(store)
  app = await createTestServer(store)
})

/** The words of a page, without its marks. */
const textOf = (body: string): string => body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

const openSignIn = async (browser: Browser, headers: Record<string, string> = {}) => {
  const { place } = await browser.follow('/auth/login', { headers })
  return { place, page: await browser.visit(place, { headers }) }
}

it('speaks the language a browser accepts on every page of the login, and says so to what reads it aloud (TRU-270)', async () => {
  const browser = createBrowser(app)
  const { place, page } = await openSignIn(browser, spanish)
  expect(page.body).toContain('<html lang="es-MX" dir="ltr">')
  expect(page.body).toContain('<h1 id="title">Iniciar sesión</h1>')
  expect(textOf(page.body)).not.toMatch(/organisation|password|somebody/)
  expect(page.body).not.toMatch(/<script(?! type="module" src="\/)|<style| style=| on\w+=/)
  const wrong = await browser.visit(place, form({ email: MAKER, password: 'not-it' }))
  expect(wrong.statusCode).toBe(401)
  expect(wrong.body).toContain('<title>Error: Iniciar sesión - Portolan</title>')
  expect(wrong.body).toContain('No se pudo iniciar sesión. Revise el correo electrónico y la contraseña.')
  for (const [path, says] of [
    ['/forgotten-password', '¿Olvidó su contraseña?'],
    ['/password/made-up', 'Un enlace permite elegir la contraseña una vez'],
    ['/inbox', 'Todavía no hay correos.'],
  ] as const)
    expect(textOf((await browser.visit(path, { headers: spanish })).body)).toContain(says)
  const answer = await browser.visit('/forgotten-password', form({ email: 'nobody@example.test' }))
  expect(textOf(answer.body)).toContain('Funciona una sola vez, dentro de 72 horas.')
  const refused = await browser.visit('/forgotten-password', form({ email: 'no address' }))
  expect(refused.body).toContain('<title>Error: ¿Olvidó su contraseña? - Portolan</title>')
})

it('is read from the right in a language that is, and in English where none is offered that a browser accepts (TRU-270)', async () => {
  const htmlIn = async (language: string) =>
    /<html[^>]*>/.exec((await openSignIn(createBrowser(app), { 'accept-language': language })).page.body)?.[0]
  expect(await htmlIn('ar-XB')).toBe('<html lang="ar-XB" dir="rtl">')
  expect(await htmlIn('nl')).toBe('<html lang="en" dir="ltr">')
})

it('remembers the language that is chosen at the foot of the sign-in page, on that page and after it (TRU-271)', async () => {
  const browser = createBrowser(app)
  const { place, page } = await openSignIn(browser)
  expect(page.body).toContain('<a href="?language=es-MX" lang="es-MX" hreflang="es-MX">Español</a>')
  const chosen = await browser.visit(`${place}?as=somebody%40example.test&language=es-MX`)
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, `${place}?as=somebody%40example.test`])
  expect((await browser.visit(place)).body).toContain('<html lang="es-MX"')
  expect((await browser.visit(place, { headers: { 'accept-language': 'en' } })).body).toContain(
    'Iniciar sesión',
  )

  const person = await signIn(app, MAKER)
  const languageOf = async (headers: Record<string, string>) =>
    (await person.call('GET', '/language', { headers })).headers['content-language']
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect(await languageOf({ 'accept-language': 'en', cookie })).toBe('es-MX')
  expect(await languageOf({ 'accept-language': 'en' })).toBe('en')
})

it('takes no language that is not offered, and leads nowhere else (TRU-271)', async () => {
  const browser = createBrowser(app)
  const { place } = await openSignIn(browser)
  const cookies = new Set(browser.cookies.keys())
  const { headers } = await browser.visit(`${place}?language=tlh`)
  expect(headers.location).toBe(place)
  expect(new Set(browser.cookies.keys())).toEqual(cookies)
})

it('keeps the chosen language over https in a cookie of this host alone that no script reads (TRU-271)', async () => {
  const store = await createTestStore('empty')
  const config = testConfig({ publicUrl: 'https://portal.example' })
  const served = await createTestServer(store, { config })
  const { headers } = await served.inject('/forgotten-password?language=es-MX')
  expect(headers['set-cookie']).toContainEqual(
    expect.stringMatching(/^__Host-portolan-language=es-MX; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  )
})
