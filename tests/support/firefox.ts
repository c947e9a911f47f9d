import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core'
import { findFirefox } from '../../scripts/testing/firefox.ts'
import { fieldOf, sensibleFor } from './fill-form.ts'

/** Over WebDriver BiDi; Playwright's own driver asks for what no ESR knows (docs/browsers.md). */
export async function startFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: await findFirefox(),
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'de-DE,de', 'ui.prefersReducedMotion': 1 },
  })
}

/** What of a form is shown and meant for people, one after the other, for a choice may bring further questions. */
const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && (element as HTMLElement).tabIndex >= 0

/** As `fillRequired` does it, by Firefox's own keyboard and pointer. */
export async function fillInFirefox(page: Page, form: string): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} :is(input, select, textarea)`)].some(
        (each) => each.checkVisibility({ visibilityProperty: true }) && each.tabIndex >= 0,
      ),
    {},
    form,
  )
  const seen = new Set<string>()
  for (let control = await nextOf(page, form, seen); control; control = await nextOf(page, form, seen))
    await answer(page, form, control)
}

/** The first field that is shown and was not yet looked at. */
async function nextOf(page: Page, form: string, seen: Set<string>): Promise<ElementHandle<Element> | null> {
  for (const control of await page.$$(`${form} :is(input, select, textarea)`)) {
    const { name, type, value } = await control.evaluate(fieldOf)
    const mark = type === 'radio' ? `${name}=${value}` : name
    if (seen.has(mark) || !(await control.evaluate(isShown))) continue
    seen.add(mark)
    return control
  }
  return null
}

async function answer(page: Page, form: string, control: ElementHandle<Element>): Promise<void> {
  const field = await control.evaluate(fieldOf)
  const { tag, type, name, value, isRequired, options } = field
  if (tag === 'SELECT') {
    if (!value && isRequired && options[0]) await control.select(options[0])
  } else if (type === 'checkbox') {
    if (isRequired && !(await control.evaluate((element) => (element as HTMLInputElement).checked)))
      await control.click()
  } else if (type === 'radio') {
    if (!(await page.$(`${form} input[type="radio"][name="${name}"]:checked`))) await control.click()
  } else if (value === '' && isRequired && type !== 'file') {
    await control.type(sensibleFor(field))
  }
}
