import type { Store } from '#server/store/store.ts'
import type { Caller } from './paying.ts'
import { openBatches } from './batching.ts'
import { openReports, REPORTS } from './reporting.ts'
import { signIn } from './sign-in.ts'
import brought from './brought-files.data.json' with { type: 'json' }
import type { World } from './world.ts'

/** Calls that return files, or whose answers are never recorded as JSON. */
export const UNHEARD = new Set([
  'files.upload',
  'exchanges.upload',
  'exchanges.content',
  'schemas.upload',
  'schemas.content',
  'files.reference',
  'files.read',
  'payments.download',
  'banks.proof',
  'providerReviews.proof',
  'activity.download',
  'reports.content',
  'reconciliation.download',
  'invoices.content',
  'rewards.content',
  'taxDocuments.content',
  'batches.template',
  'batches.results',
  'tlsCredentials.keystore',
  // Always answered with a change that waits.
  'clients.takeOver',
])

/** Calls that return an uploaded file, each with its reason in the list. */
export const BROUGHT = Object.keys(brought)

/** Every file the server writes itself, by the call that answers it. */
export const openWritten = async (
  world: World,
  store: Store,
  maker: Caller,
): Promise<Record<string, () => ReturnType<Caller['call']>>> => {
  const admin = await signIn(world.app, 'admin@lumen.example')
  const uat = { env_name: 'uat' }
  const { made } = await openReports(world, store, maker)
  const idOf = async (person: Caller, path: string) =>
    ((await person.call('GET', path)).body as { content: { id: string }[] }).content[0]!.id
  const columns = ['receiverAccount', 'beneficiaryName', 'beneficiaryId', 'paymentMemo', 'endToEndId']
  return {
    'activity.download': () => admin.call('GET', '/activity_log/download', { query: { format: 'json' } }),
    'payments.download': () => {
      const body = { format: 'csv', zone: 'UTC' }
      return maker.call('POST', '/payout_proxy/payments/download', { query: uat, body })
    },
    'reconciliation.download': () =>
      maker.call('GET', '/reconciliation/download', { query: { ...uat, show: 'ALL' } }),
    'reports.content': async () => {
      const { id } = await made({ type: 'customized', columns, until: new Date().toISOString().slice(0, 10) })
      return maker.call('GET', `${REPORTS}/${id}/content`, { query: uat })
    },
    'invoices.content': async () => {
      const id = await idOf(maker, '/invoices_proxy/v1/invoices')
      return maker.call('GET', `/invoices_proxy/v1/invoices/${id}.efile/content`)
    },
    'rewards.content': async () => {
      const id = await idOf(admin, '/rewards_proxy/v1/rewards')
      return admin.call('GET', `/rewards_proxy/v1/rewards/${id}/content`)
    },
    'batches.results': async () => {
      const batches = openBatches(world, maker)
      const { batch_id: id } = await batches.quoted('Beneficiary,Amount,Internal ID\nTaller Azul,31,W-1')
      await batches.accept(id)
      await world.jobs.settle()
      for (let turn = 0; turn < 4; turn += 1) await world.pass(15)
      return maker.call('GET', `/batch_upload/results/${id}.all`, { query: uat })
    },
    'batches.template': () => {
      const body = { country: 'MX', currency: 'MXN', useCase: 'B2B' }
      return maker.call('POST', '/batch_upload/template', { query: uat, body })
    },
  }
}
