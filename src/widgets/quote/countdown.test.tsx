import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { useCountdown } from './use-countdown.ts'

it('ends also when the last moment passes while it is drawn (QUO-022)', async () => {
  let now = 0
  const services = { ...testServices({}), serverNow: () => now }
  function Left() {
    const left = useCountdown(new Date(50).toISOString())
    useLayoutEffect(() => {
      now = 100
    }, [])
    return <p>{left === 0 ? 'Over' : 'Running'}</p>
  }
  const screen = await render(
    <TestProvider services={services}>
      <Left />
    </TestProvider>,
  )
  await expect.element(screen.getByText('Over')).toBeVisible()
})
