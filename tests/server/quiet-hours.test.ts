import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { BERLIN, mailToOne, MEXICO, NIGHT, READY } from './mail-to-one.ts'
import { asSystem } from './system.ts'

const { store, post, subjects, call, choose, send, setClock, happens, mails } = mailToOne()

const read = async <Value>(expression: ReturnType<typeof sql<Value>>) => {
  const { rows } = await asSystem(store(), (trx) =>
    sql<{ at: Value }>`select ${expression} as at`.execute(trx),
  )
  return rows[0]!.at
}
const quietEnd = async (at: string, zone: string, from: string, until: string) =>
  (await read(sql<Date | null>`quiet_end(${at}::timestamptz, ${zone}, ${from}, ${until})`))?.toISOString()
const digestAt = async (at: string, zone: string, hour: string, onlyWeekdays = false) =>
  (
    await read(sql<Date>`digest_at(${at}::timestamptz, ${zone}, ${hour}, ${onlyWeekdays}::boolean)`)
  ).toISOString()

it('waits during the quiet hours and goes when they end; what is about one’s own access goes at once (TRU-345)', async () => {
  await choose(NIGHT)
  await setClock('2026-06-10T20:30:00Z')
  for (const type of ['REPORT_GENERATED', 'CONTROL_CHANGE_ASKED', 'SIGN_IN_TRIES']) await happens(type)
  await send()
  expect(subjects()).toEqual(['Somebody tries your password'])
  await setClock('2026-06-11T04:59:00Z')
  await send()
  expect(post().received).toHaveLength(1)
  await setClock('2026-06-11T05:00:01Z')
  await send()
  expect(subjects().slice(1).toSorted()).toEqual([expect.stringContaining('change'), READY])
})

it('holds a try that falls into the quiet hours, which does not count, and lets go at once where they are given up (TRU-345)', async () => {
  await choose(NIGHT)
  await setClock('2026-06-10T19:59:50Z')
  await happens('REPORT_GENERATED')
  post().refuse('450 Later')
  await send()
  post().refuse()
  await setClock('2026-06-10T21:00:00Z')
  await send()
  expect(post().received).toEqual([])
  expect((await mails())[0]).toMatchObject({ state: 'QUIET', tries: 1 })
  await choose({ quiet: 'NEVER' })
  await send()
  expect(subjects()).toEqual([READY])
})

it('keeps quiet hours by the clock on the wall, across its changes, and by no change where there is none (TRU-346)', async () => {
  expect([
    await quietEnd('2026-03-28T22:00:00Z', BERLIN, '22:00', '07:00'),
    await quietEnd('2026-03-27T22:00:00Z', BERLIN, '22:00', '07:00'),
    await quietEnd('2026-10-24T21:00:00Z', BERLIN, '22:00', '07:00'),
    // 02:00 to 03:00 is left out that night: its end is when the clock reads 03:00.
    await quietEnd('2026-03-29T00:30:00Z', BERLIN, '00:00', '02:00'),
    // 02:00 comes twice that night: the first one counts.
    await quietEnd('2026-10-24T23:30:00Z', BERLIN, '00:00', '02:00'),
    await quietEnd('2026-10-25T00:30:00Z', BERLIN, '00:00', '02:00'),
    await quietEnd('2026-04-06T05:00:00Z', MEXICO, '22:00', '07:00'),
    await quietEnd('2026-06-10T12:00:00Z', BERLIN, '13:00', '15:00'),
    await quietEnd('2026-06-10T13:00:00Z', BERLIN, '13:00', '15:00'),
    await quietEnd('2026-06-10T13:00:00Z', 'Nowhere/Land', '00:00', '23:00'),
  ]).toEqual([
    '2026-03-29T05:00:00.000Z',
    '2026-03-28T06:00:00.000Z',
    '2026-10-25T06:00:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-10-25T00:00:00.000Z',
    undefined,
    '2026-04-06T13:00:00.000Z',
    '2026-06-10T13:00:00.000Z',
    undefined,
    undefined,
  ])
  expect([
    await digestAt('2026-03-28T07:00:00Z', BERLIN, '08:00'),
    await digestAt('2026-03-28T06:59:00Z', BERLIN, '08:00'),
    await digestAt('2026-10-24T07:00:00Z', BERLIN, '08:00'),
    await digestAt('2026-03-29T00:30:00Z', BERLIN, '02:00'),
    await digestAt('2026-10-25T00:30:00Z', BERLIN, '02:00'),
    await digestAt('2026-04-04T15:00:00Z', MEXICO, '08:00'),
    await digestAt('2026-03-27T08:00:00Z', BERLIN, '08:00', true),
    // Friday in Mexico, Saturday in UTC.
    await digestAt('2026-03-28T01:00:00Z', MEXICO, '20:00', true),
  ]).toEqual([
    '2026-03-29T06:00:00.000Z',
    '2026-03-28T07:00:00.000Z',
    '2026-10-25T07:00:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-10-26T01:00:00.000Z',
    '2026-04-05T14:00:00.000Z',
    '2026-03-30T06:00:00.000Z',
    '2026-03-28T02:00:00.000Z',
  ])
})

it('answers what was chosen, begins with the zone of the browser, and refuses times that nobody could keep (TRU-346)', async () => {
  expect((await call('GET')).json()).toMatchObject({ digest: 'AT_ONCE', quiet: 'NEVER', zone: MEXICO })
  await choose({ ...NIGHT, digest: 'WEEKDAYS', digestAt: '17:00' })
  expect((await call('GET')).json()).toMatchObject({
    ...NIGHT,
    digest: 'WEEKDAYS',
    digestAt: '17:00',
    zone: BERLIN,
  })
  const refusals = []
  for (const chosen of [
    { zone: 'Nowhere/Land' },
    { zone: '+05:00' },
    { quiet: 'HOURS', zone: BERLIN },
    { ...NIGHT, quietUntil: '22:00', zone: BERLIN },
    { digest: 'DAILY', digestAt: '08:30', zone: BERLIN },
  ]) {
    const answer = await call('PUT', { mail: 'EVERYTHING', ...chosen })
    refusals.push(`${answer.statusCode} ${answer.json<{ code: string }>().code}`)
  }
  expect(refusals).toEqual([
    '422 TIME_ZONE_UNKNOWN',
    '422 TIME_ZONE_UNKNOWN',
    '422 QUIET_HOURS_UNUSABLE',
    '422 QUIET_HOURS_UNUSABLE',
    '400 INVALID_REQUEST',
  ])
})
