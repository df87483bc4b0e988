import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { toServerDefinitions } from '#server/app/definitions.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { closeAtEnd } from './closing.ts'
import { createTestStore } from './engines.ts'
import { addExamplePeople, MAKER } from './example-people.ts'
import { placeOf } from './peopling.ts'
import { createTestServer, realWorld, testConfig } from './server.ts'
import { createBrowser, signIn } from './sign-in.ts'

const page = fileURLToPath(new URL('../../src/portal/index.html', import.meta.url))

/** A server of definitions in which the product has another name. */
const renamed = async (publicUrl = testConfig().publicUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-page-'))
  closeAtEnd(async () => rmSync(folder, { recursive: true }))
  cpSync(page, join(folder, 'index.html'))
  const brandFolder = mkdtempSync(join(tmpdir(), 'portolan-brand-'))
  closeAtEnd(async () => rmSync(brandFolder, { recursive: true }))
  writeFileSync(join(brandFolder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(brandFolder, 'colours.css'), ':root { --ptl-accent: #123456; --accent: #123456 }')
  const files = readDefinitions(definitionsRoot).map((file) =>
    file.path === 'words/product.words.json'
      ? { ...file, text: file.text?.replace('"name": "Portolan"', '"name": "Ports & Co"') }
      : file,
  )
  const store = await createTestStore('empty')
  await addExamplePeople(store)
  const definitions = toServerDefinitions(files)
  const app = await createTestServer(store, {
    ...realWorld(store),
    definitions,
    config: testConfig({ portalFolder: folder, brandFolder, publicUrl }),
  })
  return Object.assign(app, { store })
}

it('is called as its definitions say, on the sign-in page and before any script runs, in the language of the reader (TRU-278)', async () => {
  const app = await renamed()
  const read = async (path: string, language: string) => {
    const { answer } = await createBrowser(app).follow(path, { headers: { 'accept-language': language } })
    return answer.body
  }
  const english = await read('/home', 'en')
  expect(english).toContain('<html lang="en" dir="ltr">')
  expect(english).toContain('<title>Ports &amp; Co</title>')
  expect(english).toContain('Ports &amp; Co is still loading.')
  const spanish = await read('/home', 'es')
  expect(spanish).toContain('<html lang="es-MX" dir="ltr">')
  expect(spanish).toContain('Ports &amp; Co todavía se está cargando.')
  expect(spanish).toContain('<a href="">Volver a cargar esta página</a>')
  expect(spanish).toContain('Ports &amp; Co necesita JavaScript')
  expect(spanish).toContain('content="Envíe pagos internacionales y deles seguimiento."')
  const forgotten = await read('/forgotten-password', 'en')
  expect(forgotten).toContain('<span>Ports &amp; Co</span>')
  for (const text of [english, spanish, forgotten]) expect(text).not.toContain('Portolan')
})

it('wears the mark and the colours of who runs it, on the sign-in page and on all others (TRU-278)', async () => {
  const app = await renamed()
  const read = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  const mark = await read('/mark.svg')
  expect([mark.headers['content-type'], mark.body]).toEqual([
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ])
  expect((await read('/home')).body).toContain('<link rel="stylesheet" href="/colours.css" />')
  expect((await read('/colours.css')).body).toContain('--ptl-accent: #123456')
  expect((await read('/sign-in/sign-in.css')).body).toMatch(/--accent: #0b6a6a[^]+--accent: #123456/)
})

it('is called so by programs for one-time codes and where passkeys are kept (TRU-278)', async () => {
  const app = await renamed()
  const person = await signIn(app, MAKER)
  const { org_id: org, id } = await placeOf(app.store, MAKER)
  const own = `/organizations/${org}/users/${id}`
  const { address } = (await person.call('POST', `${own}/second_factor/secret`)).body as { address: string }
  expect(new URL(address).searchParams.get('issuer')).toBe('Ports & Co')
  const passkey = (await person.call('POST', `${own}/passkeys/challenge`)).body as { options: string }
  expect(JSON.parse(passkey.options)).toMatchObject({ rp: { name: 'Ports & Co' } })
})

it('leads a page that was opened by another name of this machine to the one where signing in works (TRU-706)', async () => {
  const publicUrl = 'http://localhost:4000'
  const app = await renamed(publicUrl)
  const open = (host: string, url = '/payments?page=2') => app.inject({ url, headers: { host } })
  for (const host of ['127.0.0.1:4000', '[::1]:4000']) {
    const { statusCode, headers } = await open(host)
    expect([statusCode, headers.location]).toEqual([307, `${publicUrl}/payments?page=2`])
  }
  const { headers } = await open('127.0.0.1', '//elsewhere.example/')
  expect(headers.location).toBe(`${publicUrl}//elsewhere.example/`)
  for (const host of ['localhost:4000', 'portal.example']) expect((await open(host)).statusCode).toBe(200)
})
