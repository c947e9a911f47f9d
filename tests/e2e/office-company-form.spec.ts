import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('the imprint’s form asks only for what the legal form has, and keeps what was typed before another was chosen', async ({
  page,
  office,
  context,
}) => {
  await signInBrowser(office, context, 'leitung')
  await page.goto('/verwaltung/firma/impressum')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const form = field('Rechtsform')
  const shows = async (shown: readonly string[], hidden: readonly string[]) => {
    for (const label of shown) await expect(field(label)).toBeVisible()
    for (const label of hidden) await expect(field(label)).toBeHidden()
  }
  // As the company's name has it: a GmbH.
  await expect(form).toHaveValue('')
  await shows(
    ['Vertreten durch', 'Sitz', 'Registergericht', 'Registernummer', 'Vorsitz des Aufsichtsrats'],
    ['Komplementärin', 'Prüfungsverband'],
  )
  await field('Vorsitz des Aufsichtsrats').fill('Wiebke Ausgedacht')

  await form.selectOption({ label: 'Natürliche Person' })
  await shows(
    ['Vertreten durch', 'Gerichtsstand'],
    ['Sitz', 'Registergericht', 'Registernummer', 'Vorsitz des Aufsichtsrats', 'Komplementärin', 'Prüfungsverband'],
  )
  await form.selectOption({ label: 'e. K.' })
  await shows(['Sitz', 'Registernummer'], ['Vorsitz des Aufsichtsrats', 'Prüfungsverband'])
  await form.selectOption({ label: 'GmbH & Co. KG' })
  await shows(['Komplementärin'], ['Vorsitz des Aufsichtsrats'])
  await form.selectOption({ label: 'eG' })
  await shows(['Prüfungsverband', 'Vorsitz des Aufsichtsrats'], ['Komplementärin'])
  await expect(field('Vorsitz des Aufsichtsrats')).toHaveValue('Wiebke Ausgedacht')
})
