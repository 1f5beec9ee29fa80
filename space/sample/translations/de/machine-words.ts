/** What every sample machine says in the same words. */
export const machineWords = {
  warranty: 'Beispielfrist: 24 Monate auf Teile und Arbeit',
  customizationTitle: 'Anpassung',
  softwareCompatibilityTitle: 'Zusammenspiel mit der Software',
  softwareCompatibilityText:
    'Kommt mit unserer Steuerung und erscheint in derselben Übersicht wie Ihre übrigen Geräte. Automaten mit MDB-Zahlungsschnittstelle oder DEX-Anschluss melden Verkäufe über einen Nachrüstsatz.',
};

export const payment = {
  usual: 'Kontaktlose Karte, Smartphone, QR-Code',
  withBadge: 'Kontaktlose Karte, Smartphone, QR-Code, Betriebsausweis',
};
