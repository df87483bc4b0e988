import { expect, it, vi } from 'vitest'
import { claims, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const readUser = `GET /organizations/${claims.orgId}/users/${userId}`
const message = 'This feature was just switched off for your organisation.'
const none = { content: [], page: { number: 0, size: 10, totalElements: 0, totalPages: 0 } }
const refusal = () =>
  Response.json(
    { title: 'Batches are off', code: 'BATCH_UPLOAD_OFF', finality: 'FINAL', message: 'Batches are off.' },
    { status: 403 },
  )

/** Opens the list of batches. The test may switch batches off, or the server, without the page noticing. */
async function openBatches() {
  const world = { isOn: true, isKnown: true, isAway: false }
  const { screen, requests } = await openPortal({
    path: '/batch-payment',
    answers: {
      'GET /feature_flags': () => ({ flags: { batchUpload: world.isOn || !world.isKnown } }),
      'GET /batch_upload': () => (world.isOn ? none : refusal()),
      [readUser]: () => (world.isAway ? 500 : user),
    },
  })
  const refresh = screen.getByRole('button', { name: 'Refresh' })
  await expect.element(refresh).toBeVisible()
  const count = (name: string) => requests.filter((one) => one.startsWith(name)).length
  return { world, screen, refresh, count }
}

it('says that a feature was switched off as soon as the server refuses it, with the way elsewhere still there', async () => {
  const { world, screen, refresh } = await openBatches()
  world.isOn = false
  await refresh.click()
  await expect.element(screen.getByText(message, { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

it('asks only once in a while what is allowed, where the same is refused again and again', async () => {
  const { world, refresh, count } = await openBatches()
  Object.assign(world, { isOn: false, isKnown: false })
  const before = count(readUser)
  for (const times of [2, 3, 4]) {
    await refresh.click()
    await vi.waitFor(() => expect(count('GET /batch_upload')).toBeGreaterThanOrEqual(times))
  }
  await vi.waitFor(() => expect(count(readUser)).toBe(before + 1))
})

it('leaves the page as it is where it cannot be found out', async () => {
  const { world, screen, refresh, count } = await openBatches()
  Object.assign(world, { isOn: false, isAway: true })
  await refresh.click()
  await vi.waitFor(() => expect(count(readUser)).toBe(2))
  await expect.element(screen.getByText('Could not be updated', { exact: false })).toBeVisible()
})
