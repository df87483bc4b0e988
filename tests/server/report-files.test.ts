import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { codeOf } from './paying.ts'
import { openReports, REPORTS, type Report } from './reporting.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const MAKER = 'maker@lumen.example'
const LOCAL = 0x04034b50

/** The first entry of an archive, unpacked. */
const firstOf = (archive: Buffer): string => {
  expect(archive.readUInt32LE(0)).toBe(LOCAL)
  const begin = 30 + archive.readUInt16LE(26) + archive.readUInt16LE(28)
  return inflateRawSync(archive.subarray(begin)).toString()
}

describeEachEngineAtLength('files of reports', (makeStore) => {
  let store: Store
  let world: World
  let maker: Awaited<ReturnType<typeof signIn>>
  let at: Awaited<ReturnType<typeof openReports>>

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, MAKER)
    at = await openReports(world, store, maker)
  })
  beforeEach(() => at.forget())

  type Checked = Report & { checksum?: string; verify?: string; zone: string }
  const take = async (id: string): Promise<Buffer> => {
    const url = `/api/v1${REPORTS}/${id}/content?env_name=uat`
    const headers = { authorization: `Bearer ${maker.accessToken}` }
    return (await world.app.inject({ method: 'GET', url, headers })).rawPayload
  }
  const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

  it.each(['CSV', 'JSON', 'XLSX'])(
    'of the format %s have the sum and the size that are said beside them, with a command that checks it (TRU-433)',
    async (format) => {
      const pending = (await at.ask({ format })).body as Checked
      expect([pending.checksum, pending.verify]).toEqual([undefined, undefined])
      await world.jobs.settle()
      const report = (await at.read(pending.id)) as Checked
      const file = await take(report.id)
      expect(file.length).toBe(report.files![0]!.size)
      expect(report.checksum).toBe(sumOf(file))
      expect(report.verify).toBe(`echo "${report.checksum}  ${report.files![0]!.name}" | sha256sum --check`)
      expect(sumOf(await take(report.id))).toBe(report.checksum)
    },
  )

  it('are workbooks with named columns, amounts as numbers, and everything else as text (TRU-434)', async () => {
    const internalId = '=1+1&<b>"00012"'
    await sql`update payments set internal_id = ${internalId} where environment = 'uat'
      and org_id = (select org_id from users where email = ${MAKER})`.execute(store.db)
    const columns = ['internalId', 'sourceAmount', 'sourceCurrency', 'createdAt']
    const report = await at.made({ type: 'customized', columns, format: 'XLSX' })
    expect(report.files![0]!.name).toMatch(/\.xlsx$/)
    const sheet = firstOf(await take(report.id))
    const rows = sheet.match(/<row>.*?<\/row>/g) ?? []
    const heading = rows.findIndex((row) => row.includes('>Internal ID<'))
    expect(rows[heading]).toMatch(/>Created<.*>Amount sent<.*>Currency sent<.*>Internal ID</)
    expect(rows).toHaveLength(heading + 1 + (report.rows ?? 0))
    for (const row of rows.slice(heading + 1)) {
      expect(row).toContain('>=1+1&amp;&lt;b&gt;&quot;00012&quot;</t>')
      expect(row).toMatch(/<c><v>\d+\.\d+<\/v><\/c>/)
      expect(row).not.toContain('<f')
    }
  })

  it('begin and end in the zone that was chosen, else in the one of the person, and say it (TRU-432)', async () => {
    const chosen = (await at.made({ zone: 'Asia/Tokyo' })) as Checked
    expect(chosen.zone).toBe('Asia/Tokyo')
    expect((await take(chosen.id)).toString()).toMatch(/Time zone,Asia\/Tokyo[^]*\d\d:\d\d:\d\d \+09:00/)
    expect(((await at.made()) as Checked).zone).toBe('UTC')
    expect(codeOf(await at.ask({ zone: 'Nowhere/Land' }))).toBe('TIME_ZONE_UNKNOWN')
  })
})
