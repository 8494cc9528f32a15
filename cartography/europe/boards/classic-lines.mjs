// The line work of the Classic board (Europe, 1901): where every frontier and every sea boundary runs, in longitude/latitude.
// Own drawing: the old frontiers are put down by hand from general geography; frontiers that have not moved since 1901
// are taken from Natural Earth (public domain). Two lines that meet share a named node, so nothing can leak.
export const frame = { width: 1600, height: 1280 };

export const projection = {
  lon0: 13,
  parallels: [40, 62],
  centre: [13, 50],
  at: [0, 0],
  scale: [2100, 2100],
  // magnifying glasses: [lon, lat, radius px, gain]
  lenses: [
    [-2.6, 53.6, 90, 0.5], // Great Britain
    [-3.9, 57.0, 55, 0.6], // Scotland
    [5.0, 51.3, 85, 0.55], // Low Countries
    [10.2, 56.1, 62, 0.55], // Denmark
    [12.5, 48, 130, 0.22], // Alps and Bohemia
    [12, 43, 90, 0.15], // Italy
    [16, 40.6, 60, 0.42], // the boot
    [21.3, 42.2, 120, 0.42], // Balkans
    [28.5, 40.6, 70, 0.38], // the Straits
  ],
  x: [
    [-1200, -360],
    [-790, 0],
    [-635, 140],
    [-426, 325],
    [0, 755],
    [500, 1285],
    [835, 1600],
    [1100, 1850],
  ],
  y: [
    [-1000, -40],
    [-790, 92],
    [-600, 212],
    [-300, 425],
    [0, 700],
    [300, 995],
    [600, 1280],
    [800, 1470],
  ],
};

/** corrections of the coast, lon/lat polygons, in this order */
export const fill = {
  // water that becomes land
  'Great and Little Belt': [
    [9.4, 55.75],
    [9.9, 55.68],
    [10.35, 55.66],
    [10.9, 55.78],
    [11.25, 55.72],
    [11.3, 55.2],
    [11.2, 54.8],
    [10.95, 54.7],
    [10.6, 54.72],
    [10.3, 54.85],
    [9.9, 54.92],
    [9.4, 55.1],
  ],
  Smaalandsfarvandet: [
    [11.1, 55.3],
    [12.3, 55.25],
    [12.3, 54.85],
    [11.8, 54.7],
    [11.0, 54.75],
  ],
  Oeresund: [
    [12.45, 56.06],
    [12.72, 56.08],
    [13.0, 55.85],
    [13.05, 55.45],
    [12.75, 55.36],
    [12.45, 55.42],
    [12.4, 55.8],
  ],
  Limfjord: [
    [8.15, 56.75],
    [8.5, 56.95],
    [9.1, 57.05],
    [10.25, 57.05],
    [10.35, 56.95],
    [9.6, 56.8],
    [9.1, 56.5],
    [8.3, 56.5],
  ],
  Bosporus: [
    [28.95, 41.22],
    [29.2, 41.22],
    [29.2, 40.95],
    [28.85, 40.95],
  ],
  Marmara: [
    [26.9, 40.6],
    [27.6, 41.05],
    [28.3, 41.1],
    [29.1, 41.05],
    [29.5, 40.8],
    [29.2, 40.3],
    [28, 40.3],
    [27.1, 40.25],
  ],
  Dardanelles: [
    [26.15, 40.06],
    [26.2, 40.12],
    [26.7, 40.5],
    [27.1, 40.65],
    [27.2, 40.35],
    [26.6, 40.1],
    [26.35, 39.98],
    [26.15, 39.98],
  ],
  Messina: [
    [15.5, 38.3],
    [15.75, 38.32],
    [15.7, 37.98],
    [15.4, 37.95],
  ],
  Euboea: [
    [22.7, 38.95],
    [23.3, 38.95],
    [24.1, 38.35],
    [24.15, 38.1],
    [23.9, 38.15],
    [23.4, 38.35],
    [22.8, 38.75],
  ],
  Menai: [
    [-4.45, 53.1],
    [-4.1, 53.3],
    [-4.0, 53.25],
    [-4.3, 53.05],
  ],
  Solent: [
    [-1.6, 50.7],
    [-1.05, 50.8],
    [-1.1, 50.7],
    [-1.55, 50.65],
  ],
};
/** of these, drawn as water inside the province */
export const straits = ['Great and Little Belt', 'Smaalandsfarvandet', 'Oeresund', 'Bosporus', 'Marmara', 'Dardanelles'];
export const carve = {
  // land that becomes water
  Greenland: [
    [-45, 58],
    [-45, 75],
    [-45, 83],
    [-20, 83],
    [-5, 83],
    [-16, 72],
    [-27, 67.2],
    [-38, 62],
  ],
  'Gibraltar, widened': [
    [-6.15, 36.2],
    [-5.3, 36.2],
    [-5.2, 35.72],
    [-6.1, 35.65],
  ],
  'Kerch, widened': [
    [36.35, 45.55],
    [36.75, 45.55],
    [36.85, 44.95],
    [36.35, 44.95],
  ],
};

/** nodes where three lines meet */
export const nodes = {
  // British Isles
  'cly/edi/lvp': [-3.6, 55.75],
  'edi/lvp/yor': [-2.3, 55.0],
  'lvp/wal/yor': [-2.15, 52.85],
  'lon/wal/yor': [-1.6, 52.15],
  // France and the Low Countries
  'bre/par/pic': [0.55, 48.95],
  'bre/gas/par': [-0.25, 47.05],
  'bur/par/pic': [3.55, 49.2],
  'bel/bur/pic': [4.0, 49.85],
  'bur/gas/par': [2.45, 46.7],
  'bur/gas/mar': [3.3, 45.1],
  'gas/mar/spa': [1.5, 42.65],
  'bel/bur/ruh': [6.1, 49.45],
  'bel/hol/ruh': [6.0, 50.95],
  'hol/kie/ruh': [7.05, 52.15],
  'bur/mun/ruh': [6.75, 48.95],
  'kie/mun/ruh': [9.4, 51.0],
  'bur/mar/swi': [6.15, 46.2],
  'mar/pie/swi': [7.04, 45.92],
  'bur/mun/swi': [7.6, 47.58],
  // Germany
  'ber/kie/mun': [11.6, 51.35],
  'ber/mun/sil': [14.3, 51.45],
  'boh/mun/sil': [14.85, 50.9],
  'ber/pru/sil': [16.0, 52.75],
  'pru/sil/war': [17.9, 52.25],
  'gal/sil/war': [19.3, 50.35],
  'boh/gal/sil': [18.2, 50.0],
  'lvn/pru/war': [22.9, 54.45],
  'boh/mun/tyr': [12.95, 49.0],
  'mun/swi/tyr': [9.6, 47.5],
  // Austria-Hungary
  'boh/tyr/vie': [14.5, 48.65],
  'tri/tyr/vie': [14.4, 47.0],
  'bud/tri/vie': [16.6, 46.75],
  'boh/gal/vie': [17.8, 49.15],
  'bud/gal/vie': [19.2, 48.95],
  'bud/gal/rum': [24.9, 47.6],
  'bud/rum/ser': [22.3, 44.75],
  'bud/ser/tri': [19.4, 45.1],
  'alb/ser/tri': [20.0, 42.95],
  // Italy
  'pie/swi/tyr': [10.45, 46.55],
  'pie/tyr/ven': [10.75, 45.75],
  'pie/tus/ven': [10.1, 44.6],
  'rom/tus/ven': [12.25, 43.65],
  'apu/rom/ven': [13.45, 42.6],
  'apu/nap/rom': [14.35, 41.5],
  'tri/tyr/ven': [13.4, 46.5],
  // Balkans
  'bul/rum/ser': [22.75, 44.0],
  'alb/gre/ser': [21.0, 41.1],
  'bul/gre/ser': [22.6, 41.35],
  // Russia
  'gal/ukr/war': [24.0, 50.6],
  'gal/rum/ukr': [26.5, 48.2],
  'rum/sev/ukr': [28.6, 47.9],
  'mos/ukr/war': [27.2, 52.4],
  'lvn/mos/war': [26.8, 54.0],
  'lvn/mos/stp': [30.3, 57.0],
  'mos/sev/ukr': [37.6, 50.6],
  'fin/nwy/stp': [28.93, 69.05],
  'fin/nwy/swe': [20.55, 69.06],
  // Turkey
  'ank/con/smy': [30.7, 39.85],
  'ank/arm/smy': [37.2, 38.9],
  'arm/smy/syr': [37.7, 37.6],
};

/**
 * frontiers: 'a b': [[point or node name...], ...]; a point may be [lon, lat] or a node's name.
 * { real: [country, country], from, to } takes the true frontier between two points of it.
 * A line that ends at the coast runs a little way out to sea.
 */
export const frontiers = {
  // British Isles
  'cly edi': [[[-3.9, 58.9], [-4.0, 58.3], [-4.2, 57.6], [-3.9, 56.9], [-3.75, 56.3], 'cly/edi/lvp']],
  'cly lvp': [['cly/edi/lvp', [-4.3, 55.55], [-4.75, 55.45], [-5.1, 55.5]]],
  'edi lvp': [['cly/edi/lvp', [-3.0, 55.35], 'edi/lvp/yor']],
  'edi yor': [['edi/lvp/yor', [-2.0, 55.15], [-1.2, 55.1]]],
  'lvp yor': [['edi/lvp/yor', [-1.85, 54.4], [-1.7, 53.8], [-1.85, 53.2], 'lvp/wal/yor']],
  'lvp wal': [['lvp/wal/yor', [-2.9, 52.85], [-3.4, 53.1], [-3.5, 53.6]]],
  'wal yor': [['lvp/wal/yor', [-1.8, 52.5], 'lon/wal/yor']],
  'lon wal': [['lon/wal/yor', [-1.9, 51.5], [-2.0, 51.0], [-1.95, 50.3]]],
  'lon yor': [['lon/wal/yor', [-0.8, 52.35], [0.0, 52.65], [0.35, 53.2]]],
  // France
  'bre pic': [['bre/par/pic', [0.15, 49.2], [-0.35, 49.7]]],
  'bre par': [['bre/par/pic', [0.35, 48.4], [0.15, 47.8], 'bre/gas/par']],
  'bre gas': [['bre/gas/par', [-1.2, 46.75], [-2.6, 46.55]]],
  'par pic': [['bre/par/pic', [1.8, 49.3], [2.7, 49.15], 'bur/par/pic']],
  'bur par': [['bur/par/pic', [3.4, 48.5], [3.3, 47.7], 'bur/gas/par']],
  'gas par': [['bre/gas/par', [0.8, 46.85], 'bur/gas/par']],
  'bur pic': [['bur/par/pic', 'bel/bur/pic']],
  'bel pic': [['bel/bur/pic', [3.1, 50.25], [2.3, 50.65], [1.55, 51.1]]],
  'bel bur': [['bel/bur/pic', [4.9, 49.5], 'bel/bur/ruh']],
  'bel ruh': [['bel/bur/ruh', [6.25, 50.1], 'bel/hol/ruh']],
  'bel hol': [['bel/hol/ruh', [5.3, 51.2], [4.3, 51.35], [3.4, 51.6]]],
  'hol ruh': [['bel/hol/ruh', [6.25, 51.6], 'hol/kie/ruh']],
  'hol kie': [['hol/kie/ruh', [7.15, 52.8], [7.1, 53.2], [6.85, 53.7]]],
  'bur ruh': [['bel/bur/ruh', 'bur/mun/ruh']],
  'bur mun': [['bur/mun/ruh', [7.15, 48.4], [7.0, 47.9], 'bur/mun/swi']],
  'mun ruh': [['bur/mun/ruh', [7.8, 49.6], [8.4, 50.4], 'kie/mun/ruh']],
  'bur gas': [['bur/gas/par', [3.0, 45.9], 'bur/gas/mar']],
  'gas mar': [['bur/gas/mar', [2.6, 44.3], [2.1, 43.5], 'gas/mar/spa']],
  'bur mar': [['bur/gas/mar', [4.3, 45.35], [5.3, 45.8], 'bur/mar/swi']],
  'gas spa': [{ real: ['Spain', 'France'], from: [-1.9, 43.45], to: 'gas/mar/spa' }],
  'mar spa': [{ real: ['Spain', 'France'], from: 'gas/mar/spa', to: [3.4, 42.4] }],
  'por spa': [{ real: ['Portugal', 'Spain'], from: [-9.1, 41.85], to: [-7.4, 36.9] }],
  'mar pie': [{ real: ['France', 'Italy'], from: 'mar/pie/swi', to: [7.55, 43.6] }],
  // Switzerland
  swi: [{ outline: 'Switzerland' }],
  // Germany
  'kie ruh': [['hol/kie/ruh', [8.0, 51.85], 'kie/mun/ruh']],
  'kie mun': [['kie/mun/ruh', [10.3, 51.2], 'ber/kie/mun']],
  'ber kie': [['ber/kie/mun', [11.2, 52.2], [11.2, 53.1], [10.95, 53.8], [11.1, 54.25]]],
  'den kie': [
    [
      [8.2, 54.95],
      [9.0, 54.9],
      [9.6, 54.83],
      [10.3, 54.72],
    ],
  ],
  'ber mun': [['ber/kie/mun', [12.6, 51.15], [13.5, 51.35], 'ber/mun/sil']],
  'mun sil': [['ber/mun/sil', 'boh/mun/sil']],
  'ber sil': [['ber/mun/sil', [15.0, 52.1], 'ber/pru/sil']],
  'ber pru': [['ber/pru/sil', [16.3, 53.5], [16.5, 54.2], [16.4, 54.7]]],
  'pru sil': [['ber/pru/sil', [17.0, 52.5], 'pru/sil/war']],
  'sil war': [['pru/sil/war', [18.1, 51.4], 'gal/sil/war']],
  'gal sil': [['gal/sil/war', 'boh/gal/sil']],
  'boh sil': [['boh/mun/sil', [16.0, 50.6], [16.9, 50.25], 'boh/gal/sil']],
  'pru war': [['pru/sil/war', [18.9, 52.9], [20.5, 53.2], [22.2, 53.5], 'lvn/pru/war']],
  'lvn pru': [['lvn/pru/war', [22.5, 55.1], [21.6, 55.5], [20.6, 55.7]]],
  'boh mun': [['boh/mun/sil', [13.5, 50.6], [12.3, 50.2], [12.4, 49.6], 'boh/mun/tyr']],
  'mun tyr': [['boh/mun/tyr', [12.95, 48.3], [12.6, 47.75], [11.1, 47.5], 'mun/swi/tyr']],
  // Austria-Hungary
  'boh tyr': [['boh/mun/tyr', [13.8, 48.7], 'boh/tyr/vie']],
  'boh vie': [['boh/tyr/vie', [15.5, 48.95], [16.7, 48.85], 'boh/gal/vie']],
  'boh gal': [['boh/gal/sil', [18.2, 49.5], 'boh/gal/vie']],
  'gal vie': [['boh/gal/vie', [18.5, 49.15], 'bud/gal/vie']],
  'tyr vie': [['boh/tyr/vie', [14.2, 47.8], 'tri/tyr/vie']],
  'tri vie': [['tri/tyr/vie', [15.5, 46.75], 'bud/tri/vie']],
  'bud vie': [['bud/tri/vie', [16.9, 47.6], [17.6, 48.1], [18.5, 48.3], 'bud/gal/vie']],
  'bud tri': [['bud/tri/vie', [17.6, 46.0], [18.7, 45.8], 'bud/ser/tri']],
  'bud gal': [['bud/gal/vie', [20.4, 49.3], [22.3, 49.05], [23.6, 48.3], 'bud/gal/rum']],
  'bud rum': [['bud/gal/rum', [25.8, 46.9], [26.3, 46.0], [25.3, 45.55], [23.6, 45.4], 'bud/rum/ser']],
  'bud ser': [['bud/rum/ser', [21.2, 44.95], [20.3, 44.95], 'bud/ser/tri']],
  'ser tri': [['bud/ser/tri', [19.1, 44.3], [19.4, 43.6], 'alb/ser/tri']],
  'alb tri': [['alb/ser/tri', [19.5, 42.6], [19.0, 42.1], [18.6, 41.9]]],
  'tyr ven': [['pie/tyr/ven', [11.6, 46.05], [12.3, 46.6], 'tri/tyr/ven']],
  'tri tyr': [['tri/tyr/ven', [14.0, 46.6], 'tri/tyr/vie']],
  'tri ven': [['tri/tyr/ven', [13.55, 46.0], [13.5, 45.4]]],
  // Italy
  'pie tyr': [['pie/swi/tyr', [10.5, 46.2], 'pie/tyr/ven']],
  'pie ven': [['pie/tyr/ven', [10.3, 45.3], 'pie/tus/ven']],
  'pie tus': [['pie/tus/ven', [9.7, 44.35], [9.2, 44.1]]],
  'tus ven': [['pie/tus/ven', [11.2, 44.15], 'rom/tus/ven']],
  'rom tus': [['rom/tus/ven', [12.1, 42.9], [11.6, 42.4], [11.3, 42.1]]],
  'rom ven': [['rom/tus/ven', [13.1, 43.2], 'apu/rom/ven']],
  'apu ven': [['apu/rom/ven', [14.0, 42.7], [14.6, 42.9]]],
  'apu rom': [['apu/rom/ven', [14.0, 42.0], 'apu/nap/rom']],
  'nap rom': [['apu/nap/rom', [13.8, 41.3], [13.3, 40.9]]],
  'apu nap': [['apu/nap/rom', [15.2, 41.0], [16.1, 40.6], [17.0, 40.2]]],
  // Balkans
  'alb ser': [['alb/ser/tri', [20.6, 42.2], 'alb/gre/ser']],
  'alb gre': [['alb/gre/ser', [20.9, 40.3], [20.5, 39.5], [19.9, 39.15]]],
  'gre ser': [['alb/gre/ser', [21.8, 41.0], 'bul/gre/ser']],
  'bul ser': [['bul/gre/ser', [22.4, 42.3], [22.8, 43.2], 'bul/rum/ser']],
  'bul gre': [['bul/gre/ser', [23.3, 41.2], [23.75, 40.8], [23.95, 40.55]]],
  'rum ser': [['bud/rum/ser', [22.6, 44.5], 'bul/rum/ser']],
  'bul rum': [['bul/rum/ser', [24.3, 43.7], [25.8, 43.65], [27.2, 44.1], [29.2, 43.75]]],
  'bul con': [
    [
      [25.9, 40.5],
      [26.2, 41.0],
      [26.5, 41.7],
      [27.3, 42.1],
      [28.4, 42.1],
    ],
  ],
  // Russia
  'lvn war': [['lvn/pru/war', [24.5, 53.95], 'lvn/mos/war']],
  'lvn mos': [['lvn/mos/war', [28.3, 55.3], 'lvn/mos/stp']],
  'lvn stp': [['lvn/mos/stp', [28.2, 57.9], [27.6, 58.9], [27.9, 59.8]]],
  'mos stp': [['lvn/mos/stp', [34, 57.6], [38.5, 58.4], [44, 58.6], [51, 58.2], [62, 57.4]]],
  'mos war': [['lvn/mos/war', [26.6, 53.2], 'mos/ukr/war']],
  'ukr war': [['mos/ukr/war', [25.2, 51.6], 'gal/ukr/war']],
  'gal war': [['gal/sil/war', [21.0, 50.3], [22.4, 50.6], 'gal/ukr/war']],
  'gal ukr': [['gal/ukr/war', [25.6, 49.5], 'gal/rum/ukr']],
  'gal rum': [['bud/gal/rum', [25.6, 48.0], 'gal/rum/ukr']],
  'rum ukr': [['gal/rum/ukr', [27.6, 48.3], 'rum/sev/ukr']],
  'rum sev': [['rum/sev/ukr', [29.3, 46.9], [29.8, 46.1], [30.6, 45.6]]],
  'sev ukr': [['rum/sev/ukr', [31.0, 48.1], [33.5, 48.0], [35.6, 48.8], 'mos/sev/ukr']],
  'mos ukr': [['mos/ukr/war', [30.5, 52.1], [33.7, 52.2], [35.6, 51.2], 'mos/sev/ukr']],
  'mos sev': [['mos/sev/ukr', [40.5, 50.8], [44.5, 51.2], [50, 50.6], [58, 49.5]]],
  'fin stp': [{ real: ['Finland', 'Russia'], from: [27.6, 60.3], to: 'fin/nwy/stp' }],
  'nwy stp': [{ real: ['Norway', 'Russia'], from: 'fin/nwy/stp', to: [30.9, 69.95] }],
  'fin nwy': [{ real: ['Finland', 'Norway'], from: 'fin/nwy/swe', to: 'fin/nwy/stp' }],
  'nwy swe': [{ real: ['Norway', 'Sweden'], from: [11.0, 58.8], to: 'fin/nwy/swe' }],
  'fin swe': [{ real: ['Finland', 'Sweden'], from: 'fin/nwy/swe', to: [24.1, 65.6] }],
  'den swe': [
    [
      [12.55, 56.2],
      [12.68, 56.04],
      [12.85, 55.75],
      [12.9, 55.5],
      [12.85, 55.2],
    ],
  ],
  // Turkey
  'ank con': [[[31.3, 41.5], [31.1, 40.8], 'ank/con/smy']],
  'con smy': [['ank/con/smy', [29.2, 39.6], [27.8, 39.55], [26.4, 39.35]]],
  'ank smy': [['ank/con/smy', [32.5, 39.25], [35.0, 39.1], 'ank/arm/smy']],
  'ank arm': [['ank/arm/smy', [38.0, 40.1], [38.7, 41.4]]],
  'arm smy': [['ank/arm/smy', [37.6, 38.2], 'arm/smy/syr']],
  'smy syr': [['arm/smy/syr', [36.7, 37.0], [35.9, 36.55]]],
  'arm syr': [['arm/smy/syr', [39.5, 37.3], [42.0, 37.5], [47, 37.2]]],
  'arm sev': [
    [
      [39.4, 43.3],
      [40.6, 43.55],
      [43.0, 43.1],
      [45.5, 42.6],
      [49, 41.4],
    ],
  ],
  // Africa
  'naf tun': [
    [
      [8.3, 37.4],
      [8.2, 36.5],
      [8.0, 35.0],
      [7.6, 33.4],
      [7.4, 30],
    ],
  ],
};

/** sea boundaries; a line that ends at a coast runs a little way inland */
export const seaLines = {
  'nao nwg': [
    [
      [-5.0, 58.3],
      [-5.6, 58.95],
      [-8.5, 60.6],
      [-13.2, 63.6],
      [-17.0, 64.8],
    ],
    [
      [-22.3, 65.9],
      [-26, 67.0],
      [-34, 68.3],
      [-44, 69.5],
    ],
  ],
  'nth nwg': [
    [
      [-2.2, 57.55],
      [-1.2, 58.6],
      [1.6, 60.7],
      [5.4, 62.1],
    ],
  ],
  'nth ska': [
    [
      [6.9, 58.4],
      [7.1, 57.5],
      [8.6, 56.8],
    ],
  ],
  'hel nth': [
    [
      [8.7, 56.1],
      [6.4, 55.95],
      [4.5, 54.9],
      [4.85, 52.75],
    ],
  ],
  'eng nth': [
    [
      [1.1, 51.3],
      [2.0, 51.3],
      [2.9, 50.9],
    ],
  ],
  'eng iri': [[[-5.2, 50.2], [-6.2, 49.95], 'eng/iri/mao']],
  'iri mao': [['eng/iri/mao', [-8.6, 50.4], [-9.6, 52.0]]],
  'eng mao': [['eng/iri/mao', [-6.4, 48.9], [-4.4, 48.4]]],
  'iri nao': [
    [
      [-6.1, 54.55],
      [-5.2, 54.5],
      [-4.3, 54.95],
    ],
  ],
  'mao nao': [
    [
      [-9.3, 53.6],
      [-13, 53.6],
      [-20, 53.0],
      [-35, 50],
    ],
  ],
  'bar nwg': [
    [
      [25.6, 70.7],
      [25.6, 72],
      [24, 76],
    ],
  ],
  'bal bot': [
    [
      [18.3, 59.75],
      [19.8, 59.45],
      [21.6, 59.25],
      [23.8, 59.0],
    ],
  ],
  'mao wes': [
    [
      [-5.75, 36.4],
      [-5.75, 36.0],
      [-5.85, 35.4],
    ],
  ],
  'lyo wes': [
    [
      [-0.6, 39.7],
      [2.2, 40.3],
      [5.0, 40.6],
      [8.6, 40.6],
    ],
  ],
  'tys wes': [
    [
      [9.0, 39.3],
      [9.3, 38.2],
      [9.6, 37.0],
    ],
  ],
  'lyo tys': [
    [
      [9.4, 42.7],
      [10.0, 43.0],
      [10.9, 43.05],
    ],
    [
      [9.2, 41.6],
      [9.2, 41.1],
    ],
  ],
  'ion tys': [
    [
      [10.8, 36.8],
      [11.7, 37.3],
      [12.8, 37.9],
    ],
  ],
  'adr ion': [
    [
      [18.1, 40.1],
      [18.9, 40.3],
      [19.7, 40.45],
    ],
  ],
  'aeg ion': [
    [
      [22.8, 36.9],
      [23.2, 36.1],
      [23.75, 35.3],
    ],
  ],
  'aeg eas': [
    [
      [26.0, 35.15],
      [26.9, 35.6],
      [27.9, 36.2],
      [28.4, 36.95],
    ],
  ],
  'eas ion': [
    [
      [24.6, 35.2],
      [24.5, 34.4],
      [24.2, 31],
    ],
  ],
};
export const seaNodes = { 'eng/iri/mao': [-7.4, 49.55] };

/** neutral land: on the picture, in nobody's way and not a space */
export const neutral = {
  Ireland: [-8, 53.2],
  Iceland: [-18.5, 64.9],
  Corsica: [9.1, 42.15],
  Sardinia: [9.0, 40.1],
  Crete: [24.9, 35.25],
  Cyprus: [33.1, 35.0],
};

/** islands that do not simply go to the nearest province: [lon, lat, owner], null = left out */
export const islands = [
  [-6.9, 62.1, null],
  [-7.1, 62.1, null],
  [19.8, 39.6, 'gre'],
  [14.95, 55.13, 'den'],
  [20.0, 60.2, 'fin'],
];

/** one point (or more) inside every space: the flood starts here */
export const seeds = {
  cly: [[-5.0, 57.0]],
  edi: [[-3.2, 57.1]],
  lvp: [[-2.9, 54.6]],
  yor: [[-1.3, 53.9]],
  wal: [[-3.8, 52.2]],
  lon: [[-0.3, 51.6]],
  bre: [[-2.8, 48.1]],
  pic: [[2.3, 49.9]],
  par: [[2.0, 48.2]],
  bur: [[4.7, 47.4]],
  gas: [[0.2, 44.4]],
  mar: [[4.6, 44.3]],
  bel: [[4.6, 50.5]],
  hol: [[5.6, 52.2]],
  ruh: [[7.3, 50.9]],
  kie: [[9.4, 52.7]],
  ber: [[13.2, 52.7]],
  mun: [[10.7, 49.6]],
  pru: [[19.5, 53.8]],
  sil: [[16.6, 51.3]],
  boh: [[14.8, 49.7]],
  vie: [[15.8, 48.0]],
  tyr: [[11.9, 47.1]],
  tri: [[16.6, 44.9]],
  bud: [[20.5, 47.0]],
  gal: [[22.5, 49.8]],
  pie: [[8.2, 44.9]],
  ven: [[11.8, 45.3]],
  tus: [[11.2, 43.4]],
  rom: [[12.8, 42.2]],
  apu: [[15.6, 41.5]],
  nap: [[15.3, 40.6]],
  ser: [[20.9, 43.9]],
  alb: [[20.0, 41.2]],
  gre: [[21.9, 39.5]],
  bul: [[25.2, 42.7]],
  rum: [[26.5, 44.7]],
  con: [[29.5, 40.3]],
  ank: [[33.5, 40.5]],
  smy: [[30.5, 38.2]],
  arm: [[41.3, 40.2]],
  syr: [[37.8, 35.8]],
  war: [[21.2, 52.0]],
  lvn: [[25.2, 57.0]],
  mos: [[38, 55.5]],
  stp: [[36, 61.5]],
  ukr: [[30.4, 50.2]],
  sev: [[41, 47.8]],
  fin: [[26.5, 63]],
  nwy: [[9.0, 61.2]],
  swe: [[15.0, 61.5]],
  den: [[9.2, 56.1]],
  spa: [[-3.7, 40.0]],
  por: [[-8.0, 39.8]],
  naf: [[0.5, 35.2]],
  tun: [[9.4, 35.6]],
  swi: [[8.0, 46.9]],
  adr: [[15.5, 43.0]],
  aeg: [[25.0, 38.6]],
  bal: [[18.6, 56.3]],
  bar: [[36, 71]],
  bla: [[34.0, 43.2]],
  eas: [[30, 34.3]],
  eng: [[-2.5, 50.0]],
  bot: [[19.8, 61.5]],
  lyo: [[5.0, 42.0]],
  hel: [[7.6, 54.4]],
  ion: [[18.5, 36.5]],
  iri: [[-5.6, 52.2]],
  mao: [[-13, 45]],
  nao: [[-16, 57]],
  nth: [[3, 56]],
  nwg: [[2, 65]],
  ska: [[10.2, 57.9]],
  tys: [[11.5, 39.8]],
  wes: [[2, 38.0]],
};

/** lakes, only drawn (rough outlines by hand) */
export const lakes = {
  stp: [
    [
      [31.1, 59.95],
      [32.0, 60.12],
      [32.8, 60.45],
      [32.9, 60.9],
      [32.4, 61.2],
      [31.7, 61.5],
      [30.9, 61.65],
      [30.2, 61.25],
      [30.45, 60.85],
      [30.55, 60.5],
      [31.0, 60.3],
    ],
    [
      [35.2, 60.95],
      [36.0, 61.0],
      [36.5, 61.35],
      [36.3, 61.8],
      [35.7, 62.05],
      [35.1, 62.5],
      [34.7, 62.3],
      [34.7, 61.8],
      [35.3, 61.4],
    ],
  ],
  swe: [
    [
      [12.5, 58.5],
      [13.3, 58.5],
      [14.0, 58.75],
      [14.1, 59.0],
      [13.6, 59.3],
      [13.1, 59.35],
      [12.9, 58.95],
      [12.5, 58.85],
    ],
    [
      [14.15, 57.8],
      [14.5, 58.2],
      [14.95, 58.75],
      [14.6, 58.7],
      [14.25, 58.3],
    ],
  ],
};
