import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { whileReadBy } from '#server/languages/reader.ts'
import { composeMail } from '#server/mails/mail-text.ts'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf, READ, WRITE } from './peopling.ts'
import { shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

describeAnyEngine('the words of the reader', (makeStore) => {
  let store: Store
  let world: World
  let admin: Caller

  beforeEach(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    admin = await signIn(world.app, 'admin@northwind.example')
  })

  const readIn = (caller: Caller, language: string) => caller.call('PUT', '/language', { body: { language } })
  const logged = async (action: string) => {
    const list = await admin.call('GET', '/activity_log', { query: { action } })
    const { content } = list.body as { content: { id: string; what: string }[] }
    const entry = await admin.call('GET', `/activity_log/${content[0]?.id}`)
    return entry.body as { what: string; details: Record<string, unknown>; facts: unknown[] }
  }

  it('count the payments of a batch that a search finds (TRU-272)', async () => {
    const maker = await signIn(world.app, 'maker@northwind.example')
    await readIn(maker, 'es-MX')
    const { body } = await maker.call('GET', '/search', { query: { env_name: 'uat', q: 'payments-' } })
    const { hits } = body as { hits: { kind: string; says: string }[] }
    const counts = hits.flatMap(({ kind, says }) => (kind === 'batch' ? [says] : []))
    expect(counts).not.toEqual([])
    for (const says of counts) expect(says).toMatch(/^\d+ pagos?$/)
  })

  it('stand above the columns of a file, in its rows and in what it says about itself; the trail keeps them in English (TRU-272)', async () => {
    const maker = await signIn(world.app, 'maker@northwind.example')
    await readIn(maker, 'es-MX')
    const body = { format: 'csv', zone: 'UTC', states: ['COMPLETED'], page: 0, size: 5 }
    const query = { env_name: 'uat' }
    const text = String((await maker.call('POST', '/payout_proxy/payments/download', { query, body })).body)
    expect(text).toContain('Filtros,Estado: Completado')
    expect(text).toContain('Zona horaria,UTC')
    const [head, first] = text.split(/\r?\n/).slice(-7)
    expect(head).toMatch(/^ID de pago,Estado,/)
    expect(first?.split(',')[1]).toBe('Completado')
    const { details } = await logged('payment.download')
    expect(details.filters).toEqual(['State: Completed'])
  })

  it('say what somebody may do, why, and where it was not so (TRU-272)', async () => {
    await readIn(admin, 'es-MX')
    const { id, org_id } = await placeOf(store, 'viewer@northwind.example')
    const rights = await admin.call('GET', `/organizations/${org_id}/users/${id}/rights`)
    expect(rights.status).toBe(200)
    const { content, areas } = rights.body as {
      content: { why: string; permission: string }[]
      areas: unknown
    }
    expect(content.find(({ why }) => why.startsWith('Por '))?.permission).toMatch(/^(Ver|Leer|Consultar)/)
    expect(JSON.stringify(areas)).toContain('Solo lectura')
    expect(content.every(({ why }) => !/^(Through|Needs) /.test(why))).toBe(true)
  })

  it('say to each reader of the trail what was refused to somebody else in their own language (TRU-273)', async () => {
    const viewer = await signIn(world.app, 'viewer@northwind.example')
    await readIn(viewer, 'es-MX')
    const refusal = await viewer.call('GET', '/activity_log')
    expect(refusal.body).toMatchObject({ message: expect.stringContaining('No tiene acceso al registro') })
    await expect.poll(() => logged('call.refuse').then(({ details }) => details['told'])).toBeDefined()
    const english = await logged('call.refuse')
    expect(english.details['told']).toBe(
      'You do not have access to the activity log. Ask your Organization Administrator.',
    )
    expect(english.facts).toContainEqual({ what: 'Told', value: english.details['told'] })
    await readIn(admin, 'es-MX')
    const spanish = await logged('call.refuse')
    expect(spanish.what).toBe('Llamada rechazada')
    expect(spanish.details['told']).toBe(english.details['told'])
    expect(spanish.facts).toContainEqual({
      what: 'Told',
      value: 'No tiene acceso al registro de actividad. Consulte a su administrador de la organización.',
    })
  })

  it('say a change that waits in the notices and mails of those who decide (TRU-419)', async () => {
    const { org_id: orgId } = await placeOf(store, 'viewer@northwind.example')
    const settings = [{ setting_name: 'payment_authorization', setting_value: 'false' }]
    await admin.call('POST', `/organizations/${orgId}/settings`, { body: { settings } })
    const viewer = await signIn(world.app, 'viewer@northwind.example')
    await readIn(viewer, 'es-MX')
    const { id } = await placeOf(store, 'viewer@northwind.example')
    const { body } = await viewer.call('POST', `/users/${id}/notifications`, {
      body: {},
      query: { env_name: 'uat' },
    })
    expect(JSON.stringify(body)).toContain('(admin) solicitó: Desactivar la autorización de pagos.')
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        facts: Record<string, unknown>
      }>`select facts from outbox where event_type = 'CONTROL_CHANGE_ASKED'`.execute(trx),
    )
    const { languages } = shippedWorld().definitions
    const spanish = languages.of('es-MX')
    const mail = spanish.library.mails['control-change-asked']!
    const event = { facts: rows[0]!.facts, page_parameters: {}, environment: null }
    const composed = whileReadBy(spanish, () => composeMail(spanish, { mail, event, publicUrl: '' }))
    expect(composed.paragraphs[0]).toContain('Desactivar la autorización de pagos')
  })

  it('say a change that waits for a second person, what it is about included (TRU-470)', async () => {
    const { id, org_id: orgId } = await placeOf(store, 'viewer@northwind.example')
    const settings = [{ setting_name: 'payment_authorization', setting_value: 'false' }]
    await admin.call('POST', `/organizations/${orgId}/settings`, { body: { settings } })
    const path = `/organizations/${orgId}/users/${id}`
    const { version } = (await admin.call('GET', path)).body as { version: number }
    const names = { first_name: 'One', last_name: 'Viewer' }
    const body = { ...names, roles: [READ, WRITE], environments: ['uat', 'prod'], version }
    expect((await admin.call('PUT', path, { body })).status).toBe(202)
    const read = async () => {
      const { content } = (await admin.call('GET', '/control_changes')).body as { content: object[] }
      return content
    }
    expect(await read()).toContainEqual(
      expect.objectContaining({ was: 'Payments direct, read; Onboarding, read; in Production, UAT.' }),
    )
    await readIn(admin, 'es-MX')
    expect(await read()).toContainEqual(
      expect.objectContaining({
        says: 'Desactivar la autorización de pagos',
        was: 'Una segunda persona aprueba cada pago.',
      }),
    )
    expect(await read()).toContainEqual(
      expect.objectContaining({
        says: 'Cambiar lo que puede hacer One Viewer',
        was: 'Pagos directos, lectura; Incorporación, lectura; en Producción, UAT.',
      }),
    )
  })
})
