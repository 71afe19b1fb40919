// Written by scripts/tables/challenge-words.
extension ChallengeWords {
    static let english = """
        office building picture paper internet river island station computer photo hotel machine equipment
        coffee library engine silver window dinner apple vehicle mountain valley ocean restaurant sugar
        platform studio apartment kitchen aircraft chicken stadium orange breakfast bottle carbon factory
        panel bathroom cabinet chocolate highway guitar clothing bedroom railway castle palace telephone
        butter landing cricket entrance honey satellite uniform railroad piano candy furniture copper
        instrument garage oxygen powder spider robot tunnel laptop photograph rubber canal lightning radar
        taxi basement cherry costume dressing hammer sunshine bacon classroom wallet workshop buffalo pepper
        cabin sandwich banner potato lemon olive receiver statue fabric continent monkey rainbow grocery
        subway tablet airline soda workplace container harvest lobby mineral helmet vitamin puppy cathedral
        bicycle canvas canyon curry marble pillow locker pencil butterfly ginger soundtrack pasta runway
        sculpture balloon monument shuttle umbrella candle coconut billboard salon curtain granite maple
        builder gasoline necklace vanilla violet dessert pumpkin masterpiece pony submarine luggage
        microwave puppet sausage wardrobe raven backpack balcony daisy greenhouse sweater tractor antenna
        fortress velvet cedar iris volcano spacecraft telescope textile compass supper arcade popcorn saddle
        hallway microphone pixel strawberry sunglasses boiler boulevard bracelet capsule cinnamon gravel
        pottery bumper scenery sidewalk sushi timer bakery dolphin parcel riverside cardboard freezer
        softball bamboo basil blackberry courtyard lobster panda panther seafood spaghetti charger vinegar
        laurel lizard turbine barbecue blossom furnace lotus paperback freeway jasmine lantern moonlight
        pigeon plateau pudding leopard charcoal citrus glacier mosaic pineapple scissors shampoo staircase
        trumpet rosemary sandstone scooter aquarium asteroid porcelain walnut chimney convertible crater
        suitcase boutique fireplace headset oyster viola waterfall pastry plaster canopy denim freshwater
        mandarin wonderland carving doorway parachute broccoli canoe cradle doorstep kangaroo raspberry
        crocodile webcam caramel gravy sparrow spinach cascade chestnut cleaners flashlight ketchup motorway
        octopus sesame cracker hamburger roadside lavender lemonade patio peacock sapphire blender farmhouse
        footwear handbag helium noodle clubhouse cucumber projector windshield cactus cassette mammoth
        espresso horseback restroom sprinkle tonic bulldog hillside uphill roadway apron clover coyote
        dresser steamer bonnet cupcake iceberg muffin pancake parkway treadmill pebble radiator dashboard
        roundabout turquoise alligator buggy celery grinder hardcover takeaway hamster rooster headphone
        airfield chariot dishwasher husky nightingale tofu flooring goldfish splinter swimsuit banjo parsley
        shipyard puddle railing starship tortoise typewriter crochet hedgehog jellyfish reptile sauna
        snowflake mayonnaise stallion terrier pantry fishery redwood seaweed snowfall armchair cardigan
        compost magnolia playhouse scoreboard skateboard limousine meteorite opal partridge skyscraper telly
        airway chandelier lifeboat motorbike sweatshirt tripod tulip waterway custard grapefruit greyhound
        parmesan firewood kennel windmill drizzle jigsaw juniper lollipop marshmallow mulberry
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
