/** What every sample machine says in the same words. */
export const machineWords = {
  warranty: 'مدة للتمثيل: 24 شهرًا للقطع والعمل',
  customizationTitle: 'خيارات التخصيص',
  softwareCompatibilityTitle: 'توافق البرمجيات',
  softwareCompatibilityText:
    'تأتي بوحدة التحكم الخاصة بنا وتظهر في لوحة المتابعة نفسها مع باقي أسطولكم. ويمكن للآلات ذات واجهة الدفع MDB أو منفذ DEX الإبلاغ عن المبيعات عبر طقم تحديث.',
};

export const payment = {
  usual: 'بطاقة لا تلامسية، محفظة الهاتف، رمز QR',
  withBadge: 'بطاقة لا تلامسية، محفظة الهاتف، رمز QR، بطاقة الموظف',
};
