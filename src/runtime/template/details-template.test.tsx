import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { DetailsColumns, DetailsTemplate } from './details-template.tsx'

wearTheme()

it('fills both columns with sections of different lengths, without a gap between them (TRU-899)', async () => {
  await page.viewport(1280, 900)
  const heights = { long: 400, short: 160, middle: 200 }
  const screen = await render(
    <DetailsTemplate>
      <DetailsColumns>
        {Object.entries(heights).map(([id, height]) => (
          <section key={id} data-testid={id} style={{ height }} />
        ))}
      </DetailsColumns>
    </DetailsTemplate>,
  )
  const box = (id: string) => screen.getByTestId(id).element().getBoundingClientRect()
  expect(box('short').left).toBeGreaterThan(box('long').right)
  expect([box('short').top, box('middle').left]).toEqual([box('long').top, box('short').left])
  expect(box('middle').top - box('short').bottom).toBe(32)
})
