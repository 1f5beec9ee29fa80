import { wordSet, type LanguageRules } from './language-rules.ts';

export const SPANISH: LanguageRules = {
  stopWords:
    wordSet(`a al algo ante como con cual cuales cuando cuanto de del desde donde e el ella ellas ellos en entre
    era es esa ese eso esta este esto estos ha hace hasta hay la las le les lo los mas me mi mis muy ni no nos nosotros o
    os otra otro para pero por porque puede que quien se sea ser si sin sobre son su sus tambien te tiene todo tu tus u
    un una unas uno unos y ya yo`),
  toStem,
  synonyms: [
    ['refrigerado', 'nevera', 'frigorífico', 'frío', 'refrigerador'],
    ['congelado', 'congelador', 'ultracongelado'],
    ['exterior', 'al aire libre', 'intemperie', 'calle', 'fuera'],
    ['taquilla', 'casillero', 'consigna', 'armario', 'locker'],
    ['puerta', 'celda', 'compartimento'],
    ['paquete', 'envío', 'entrega'],
    ['recogida', 'recoger un pedido', 'click and collect', 'punto de recogida'],
    ['máquina expendedora', 'vending', 'expendedora', 'dispensador', 'máquina'],
    ['vapeo', 'cigarrillo electrónico', 'vape'],
    ['cosmética', 'belleza', 'maquillaje'],
    ['farmacia', 'medicamento', 'medicina', 'parafarmacia'],
    ['alimentación', 'supermercado', 'comestibles', 'tienda'],
    ['bebida', 'refresco'],
    ['comida', 'plato', 'almuerzo'],
    ['teléfono', 'número', 'llamar'],
    ['correo', 'correo electrónico', 'e-mail'],
    ['presupuesto', 'precio', 'tarifa', 'coste', 'oferta', 'cotización'],
    ['demostración', 'demo', 'prueba'],
    ['ayuda', 'soporte', 'contacto', 'asistencia'],
    ['análisis', 'informe', 'estadística', 'panel'],
    ['ubicación', 'lugar', 'emplazamiento'],
    ['descuento', 'promoción', 'rebaja'],
    ['tarjeta', 'sin contacto', 'sin efectivo', 'pago con tarjeta'],
    ['verificación de edad', 'control de edad', 'comprobación de edad'],
    ['internet', 'red', 'conexión', 'wifi'],
    ['accesible', 'silla de ruedas', 'accesibilidad', 'discapacidad'],
    ['modernizar', 'actualizar', 'adaptar'],
    ['de pared', 'mural', 'colgado'],
    ['rentabilidad', 'amortización', 'retorno de la inversión', 'beneficio'],
    ['alquiler', 'alquilar', 'leasing', 'arrendamiento', 'financiación', 'renting'],
    ['ficha técnica', 'hoja de datos', 'folleto', 'catálogo', 'pdf'],
    ['lista de proyecto', 'cesta', 'carrito', 'lista de presupuesto', 'favoritos'],
    ['privacidad', 'datos personales', 'rgpd'],
    ['oficina', 'sala de descanso', 'empresa', 'comedor'],
    ['edificio', 'apartamento', 'piso', 'residencia', 'vivienda'],
    ['pequeño', 'compacto', 'estrecho'],
    ['pasillo', 'corredor'],
    ['ascensor', 'elevador'],
    ['personal', 'empleado', 'trabajador'],
    ['reembolso', 'devolución del dinero'],
    ['ruido', 'nivel sonoro', 'silencioso'],
    ['anchura', 'ancho'],
    ['altura', 'alto'],
    ['fondo', 'profundidad'],
    ['peso', 'pesado', 'pesa'],
    ['4g', 'lte', 'red móvil'],
    ['electricidad', 'consumo', 'energía'],
  ],
};

/** Plurals and genders, after the light stemmer of UniNE for Spanish (Savoy 2006, as for German). */
function toStem(word: string): string {
  if (word.length < 5 || /\d/u.test(word)) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  return word.replace(/(?:[aeo]s?|(?<=[aeiou])s)$/u, '');
}
