import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import { visit } from './entrance.ts'
import { people } from './people.ts'
import { choose, countdown, next, primary, step, stepPath } from './wizard.ts'
import { expect, test } from './world.ts'

test.use({ locale: 'es-MX', timezoneId: 'America/Mexico_City' })

test('a person who reads Spanish signs in and pays a beneficiary up to the review in Spanish, with amounts and days as Spanish writes them (TRU-277)', async ({
  page,
}) => {
  await page.goto('/auth/login?return_to=/home')
  await expect(page).toHaveTitle('Iniciar sesión - Portolan')
  await page.getByLabel('Correo electrónico').fill(people.sender)
  await page.getByLabel('Contraseña').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /Le damos la bienvenida|Bienvenid/ }),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX')

  await visit(page, stepPath('beneficiary-table'))
  await expect(step(page, 'Elegir un beneficiario')).toBeVisible()
  await expect(
    page.getByRole('radio', {
      name: /^Elbe Logistik .*Alemania.* \d{1,2} (ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic) 20\d\d, GMT-6/,
    }),
  ).toBeVisible()
  await choose(page, 'Elbe Logistik')
  await next(page)
  await expect(step(page, 'Detalles del pago')).toBeVisible()
  await page.getByLabel('Fuente de fondos').selectOption('FUNDED')
  await page.getByLabel('Usted envía', { exact: true }).fill('1250.5')
  await expect(countdown(page)).toBeVisible()
  await next(page)
  await expect(step(page, 'Revisar y enviar')).toBeVisible()
  await expect(primary(page)).toHaveText('Enviar 1,250.50 USD')
  const main = page.getByRole('main')
  await expect(main).toContainText(/Se reciben[\d,]+\.\d\d EUR/)
  await expect(main).toContainText('En segundos, de día y de noche')
})
