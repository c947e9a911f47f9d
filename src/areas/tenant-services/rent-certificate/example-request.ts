/** Makes a complete request as a browser sends it; name what the test is about. */
export function exampleRequest(different: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    apartment_id: 'andere',
    tenant_first_name: 'Änne',
    tenant_last_name: 'Muster',
    tenant_email: 'aenne@example.de',
    tenant_phone: '02628 123456',
    current_address: 'Mainzer Straße 5, 56321 Rhens',
    move_in_date: '01.04.2019',
    purpose: 'wohngeld',
    additional_info: 'Bitte mit Angabe der Heizkosten.',
    ...different,
  }
}
