import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { payingAnswers } from '#tests/fixtures/portal/paying.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

/** Distance of the first question of a wizard from the top of the window, in pixels. */
const firstField = () => document.querySelector('main .ptl-field')?.getBoundingClientRect().top

it.each(['/payments/create', '/batch-payment/file', '/batch-payment/guided-flow'])(
  'asks the first question of the wizard at %s above 300 pixels on a desktop, below its path, its steps and its introduction (TRU-438)',
  async (path) => {
    await openPortal({ path, answers: payingAnswers })
    await page.viewport(1440, 900)
    await vi.waitFor(() => expect(firstField()).toBeDefined())
    expect(document.querySelector('main h1')).not.toBeNull()
    expect(document.querySelector('.ptl-progress li')).not.toBeNull()
    await vi.waitFor(() => expect(firstField()).toBeLessThan(300))
  },
)
