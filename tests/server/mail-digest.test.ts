import { expect, it } from 'vitest'
import { moveClock } from '#server/store/clock.ts'
import { DIGEST, mailToOne, NIGHT, READY } from './mail-to-one.ts'
import { createTestServer, PUBLIC_URL, realWorld, shippedWorld, testConfig } from './server.ts'
import { createBrowser } from './sign-in.ts'
import { asSystem } from './system.ts'

const HOUR = 3600

const { store, post, subjects, choose, send, setClock, happens, mails, speak } = mailToOne()

it('gathers what is no decision into one mail, a line for each event with its way there, by kind and in the language of its person (TRU-347)', async () => {
  await choose({ digest: 'DAILY', digestAt: '08:00' })
  await setClock('2026-03-28T12:00:00Z')
  await happens('REPORT_GENERATED')
  await happens(
    'PAYEE_ADDED',
    { who: 'A person', payee: 'Taller Azul', account: 'DE89370400440532013000' },
    'identity',
    'i-1',
  )
  await happens('CONTROL_CHANGE_ASKED', { who: 'A person', says: 'Less is decided' })
  await happens('REPORT_GENERATED', { report: 'July', rows: 4 }, 'report', 'r-2')
  await send()
  expect(subjects()).toEqual([expect.stringContaining('change')])
  await setClock('2026-03-29T05:59:00Z')
  await send()
  expect(post().received).toHaveLength(1)
  await setClock('2026-03-29T06:00:01Z')
  await speak('es-MX')
  await Promise.all([send(), send()])
  await speak(null)
  expect(subjects().slice(1)).toEqual(['Lo ocurrido en Client Ltd'])
  const text = post().received[1]!.body
  const places = ['Informes', '/reports/r-1', '/reports/r-2', 'Beneficiarios', 'Taller Azul'].map((part) =>
    text.indexOf(part),
  )
  expect(places.toSorted((one, other) => one - other)).toEqual(places)
  expect(places[0]).toBeGreaterThan(0)
  expect(text).toContain(`${PUBLIC_URL}/reports/r-2?env_name=uat`)
  expect(text).not.toContain('DE8937')
  await setClock('2026-03-30T06:00:01Z')
  await send()
  expect(post().received).toHaveLength(2)
})

it('tries a digest again as a whole by one id, and gives it up with all that stands in it after a day (TRU-347)', async () => {
  await choose({ digest: 'DAILY' })
  await setClock('2026-06-10T12:00:00Z')
  await happens('REPORT_GENERATED')
  await send()
  await setClock('2026-06-11T06:00:01Z')
  post().loseNextAnswer()
  await send()
  await happens('REPORT_GENERATED', { report: 'July', rows: 4 }, 'report', 'r-2')
  await moveClock(store(), HOUR)
  await send()
  expect(subjects()).toEqual([DIGEST, DIGEST])
  expect(new Set(post().received.map(({ id }) => id)).size).toBe(1)
  expect(new Set(post().received.map(({ body }) => body.includes('July')))).toEqual(new Set([false]))
  const states = async () => (await mails()).map(({ mail, state }) => `${mail} ${state}`)
  expect(await states()).toEqual(['report-ready SENT', 'digest SENT', 'report-ready GATHERED'])
  post().refuse('450 Later')
  await setClock('2026-06-12T06:00:01Z')
  for (let tries = 0; tries < 15; tries += 1) {
    await send()
    await moveClock(store(), 4 * HOUR)
  }
  expect((await states()).slice(2)).toEqual(['report-ready GIVEN_UP', 'digest GIVEN_UP'])
  const trail = await asSystem(store(), (trx) =>
    trx.selectFrom('audit_trail').select('details').where('action', '=', 'mail.give-up').execute(),
  )
  expect(trail).toMatchObject([{ details: { mail: 'digest', tries: 15, events: ['REPORT_GENERATED'] } }])
})

it('brings what was gathered at once to a person who switches back, and at the new hour to one who changes it (TRU-348)', async () => {
  await choose({ digest: 'WEEKDAYS', digestAt: '20:00' })
  await setClock('2026-06-12T19:00:00Z')
  await happens('REPORT_GENERATED')
  await send()
  await choose({ digest: 'DAILY', digestAt: '09:00' })
  await setClock('2026-06-13T06:59:00Z')
  await send()
  expect(post().received).toEqual([])
  await choose({})
  await send()
  expect(subjects()).toEqual([DIGEST])
  await happens('REPORT_GENERATED')
  await send()
  expect(subjects()).toEqual([DIGEST, READY])
})

it.each([
  ['no mail at all', 'NOTHING'],
  ['decisions alone', 'DECISIONS'],
])('drops what was set aside for a person who then chooses %s (TRU-655)', async (_, mail) => {
  await choose({ digest: 'DAILY', digestAt: '08:00' })
  await setClock('2026-06-10T12:00:00Z')
  await happens('REPORT_GENERATED')
  await send()
  await choose({ mail })
  await send()
  await choose({})
  await setClock('2026-06-11T06:00:01Z')
  await send()
  expect(subjects()).toEqual([])
  expect(await mails()).toEqual([{ mail: 'report-ready', state: 'DROPPED', tries: 0 }])
})

it('drops a digest that waits for the end of the quiet hours with all that stands in it (TRU-655)', async () => {
  await choose({ ...NIGHT, digest: 'DAILY', digestAt: '06:00' })
  await setClock('2026-06-10T12:00:00Z')
  await happens('REPORT_GENERATED')
  await send()
  await setClock('2026-06-11T04:30:00Z')
  await send()
  await choose({ mail: 'DECISIONS' })
  await send()
  expect(subjects()).toEqual([])
  expect((await mails()).map(({ mail, state }) => `${mail} ${state}`)).toEqual([
    'report-ready DROPPED',
    'digest DROPPED',
  ])
})

it('shows a digest of a demonstration as one mail, with all its lines (TRU-347)', async () => {
  const config = testConfig()
  await choose({ digest: 'DAILY', digestAt: '08:00' })
  await setClock('2026-06-10T12:00:00Z')
  await happens('REPORT_GENERATED')
  await happens('REPORT_GENERATED', { report: 'July', rows: 4 }, 'report', 'r-2')
  await send({ config })
  await setClock('2026-06-11T06:00:01Z')
  await send({ config })
  const served = await createTestServer(store(), { ...shippedWorld(), ...realWorld(store()), config })
  const { body } = await createBrowser(served).visit('/inbox')
  expect(body.match(/<details/g)).toHaveLength(1)
  for (const part of [
    DIGEST,
    'Reports',
    'href="/reports/r-1?env_name=uat"',
    'href="/reports/r-2?env_name=uat"',
  ])
    expect(body).toContain(part)
})

it('holds a digest that leaves in the quiet hours until they end (TRU-347)', async () => {
  await choose({ ...NIGHT, digest: 'DAILY', digestAt: '06:00' })
  await setClock('2026-06-10T12:00:00Z')
  await happens('REPORT_GENERATED')
  await send()
  await setClock('2026-06-11T04:30:00Z')
  await send()
  expect(post().received).toEqual([])
  await setClock('2026-06-11T05:00:01Z')
  await send()
  expect(subjects()).toEqual([DIGEST])
})
